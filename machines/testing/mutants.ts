import { type AnyStateMachine, initialTransition, type SnapshotFrom } from 'xstate';
import {
  at,
  type Change,
  change,
  changed,
  copy,
  type Json,
  type Mutant,
  nodesOf,
  placesOf,
  remove,
} from './changed-machine.ts';
import { explorationOf, type PathsDefinition } from './paths-definition.ts';
import { transitionsOf, type Watch } from './transitions.ts';

/** Mutants of a machine, each without one transition, one guard, or one `undefined` that blocks an event. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return changesOf(machine.config as Json, machine.id).map(({ lacks, apply }) => ({
    lacks,
    machine: changed(machine, apply),
  }));
}

/** The mutants whose steps equal the hand-written table, so the table does not notice them. */
export function survivorsOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  steps: readonly string[],
): string[] {
  const expected = [...steps].sort().join('\n');
  const watch = firstDifference(steps);
  const survives = ({ machine }: Mutant) => {
    try {
      const told = transitionsOf(machine as Machine, explorationOf(definition), watch).join('\n');
      return told === expected && startsAsSaid({ ...definition, machine: machine as Machine });
    } catch {
      return false; // The mutant took another step, ran in circles, or could not be started.
    }
  };
  return mutantsOf(definition.machine)
    .filter(survives)
    .map(({ lacks }) => lacks);
}

/** Throws at the first step that is not in the table, so that the rest need not be searched. */
function firstDifference(steps: readonly string[]): Watch {
  const known = new Set(steps);
  const begun = new Set(steps.map((step) => step.slice(0, step.lastIndexOf(' | '))));
  const expectSame = (isSame: boolean) => {
    if (!isSame) throw new Error('It takes other steps');
  };
  return {
    tried: ({ from, sample, isTaken }) => expectSame(begun.has(`${from} | ${sample}`) === isTaken),
    taken: ({ from, sample, to }) => expectSame(known.has(`${from} | ${sample} | ${to}`)),
  };
}

function startsAsSaid<Machine extends AnyStateMachine>({
  machine,
  otherStarts = {},
  nameOf,
}: PathsDefinition<Machine>) {
  return Object.values(otherStarts).every(({ input, state }) => {
    const [snapshot] = initialTransition(machine as AnyStateMachine, input);
    return nameOf(snapshot as SnapshotFrom<Machine>) === state;
  });
}

/** Paths within a config where transitions are. */
function changesOf(node: Json, name: string): Change[] {
  return nodesOf(node, name).flatMap(({ name, way, node }) =>
    placesOf(node).flatMap((place) => changesAt([...way, ...place], `${name} | ${place.join(' ')}`, node, place)),
  );
}

function changesAt(way: readonly string[], lacks: string, node: Json, place: readonly string[]): Change[] {
  const written = at(node, place);
  if (written === undefined) return [{ lacks: `${lacks} stopped`, apply: (config) => remove(config, way) }];
  const candidates = [written].flat() as Json[];
  return candidates.flatMap((candidate, index) => {
    const without = { lacks: `${lacks} ${index + 1}`, apply: (config: Json) => change(config, way, index, null) };
    if (!candidate.guard) return [without];
    const unguarded = { ...(copy(candidate) as Json) };
    delete unguarded.guard;
    return [
      without,
      { lacks: `${lacks} ${index + 1}, its guard`, apply: (config: Json) => change(config, way, index, unguarded) },
    ];
  });
}
