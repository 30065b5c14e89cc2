import { type AnyStateMachine, createMachine, initialTransition, type SnapshotFrom } from 'xstate';
import { explorationOf, type PathsDefinition } from './paths-definition.ts';
import { transitionsOf } from './transitions.ts';

/** A machine that lacks one thing, and what. */
export interface Mutant {
  lacks: string;
  machine: AnyStateMachine;
}

type Json = Record<string, unknown>;
type Change = { lacks: string; apply: (config: Json) => void };

/** Without one of its guards a machine may turn in circles for ever. */
const options = { maxIterations: 1000 };

/** One machine for each transition, each guard and each `undefined` that stops an event, without it. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return changesOf(machine.config as Json, machine.id).map(({ lacks, apply }) => {
    const config = copy(machine.config) as Json;
    apply(config);
    return { lacks, machine: createMachine({ ...config, options }, machine.implementations as never) };
  });
}

/** What a hand-written table of steps does not miss: the mutants that take just the same steps. */
export function survivorsOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  steps: readonly string[],
): string[] {
  const expected = [...steps].sort().join('\n');
  const survives = ({ machine }: Mutant) => {
    try {
      const told = transitionsOf(machine as Machine, explorationOf(definition)).join('\n');
      return told === expected && startsAsSaid({ ...definition, machine: machine as Machine });
    } catch {
      return false; // It turned in circles, or could not be started.
    }
  };
  return mutantsOf(definition.machine)
    .filter(survives)
    .map(({ lacks }) => lacks);
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

/** Copies what is written down; functions stay what they are. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
}

/** Every place of a config that holds transitions, as the way to it from the root. */
function changesOf(node: Json, name: string, way: readonly string[] = []): Change[] {
  const places: string[][] = [
    ...['on', 'after'].flatMap((kind) => Object.keys((node[kind] ?? {}) as Json).map((event) => [kind, event])),
    ...(node.always ? [['always']] : []),
    ...(node.invoke ? ['onDone', 'onError'].map((answer) => ['invoke', answer]) : []),
  ];
  const here = places.flatMap((place) => changesAt([...way, ...place], `${name} | ${place.join(' ')}`, node, place));
  const below = Object.entries((node.states ?? {}) as Record<string, Json>).flatMap(([state, child]) =>
    changesOf(child, `${name}.${state}`, [...way, 'states', state]),
  );
  return [...here, ...below];
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

const at = (node: Json, way: readonly string[]): unknown =>
  way.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], node);

function remove(config: Json, way: readonly string[]): void {
  delete (at(config, way.slice(0, -1)) as Json)[way.at(-1) ?? ''];
}

function change(config: Json, way: readonly string[], index: number, by: Json | null): void {
  const holder = at(config, way.slice(0, -1)) as Json;
  const key = way.at(-1) ?? '';
  const candidates = [holder[key]].flat();
  holder[key] = candidates.flatMap((candidate, place) => (place === index ? (by ?? []) : candidate));
}
