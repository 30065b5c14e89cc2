import type { AnyStateMachine } from 'xstate';
import { type EdgePath, edgePaths, stepsOf, type Ways } from './edge-paths.ts';
import type { PathsDefinition } from './paths-definition.ts';
import { stepName, type TourWays, toursThrough } from './tours.ts';
import { walk } from './walk.ts';

/** A path and what it covers: leaf states by id, transitions by name. */
export interface CoveringPath extends EdgePath {
  states: readonly string[];
  transitions: readonly string[];
}

/** What a set of paths is to cover: every transition and event, or every state. */
export type Extent = 'transitions' | 'states';

/**
 * A small set of paths (chosen greedily) that covers every state, transition, event and coupling that all paths cover; of the extent
 * `states` every state and coupling alone. It is for the browser, where a new beginning takes as long as five steps: `longest` makes
 * tours that go on from step to step, `goesOn` says after which steps the real shop can go on as the machine does, `mayWalk` leaves
 * out steps that cannot be made there.
 */
export async function coveringPaths<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { longest = 0, goesOn, mayWalk, extent = 'transitions' }: Ways & Partial<TourWays> & { extent?: Extent } = {},
): Promise<CoveringPath[]> {
  const { couplings = [] } = definition;
  const short = await Promise.all(edgePaths(definition, { mayWalk }).map((path) => walked(definition, path)));
  const taken = short.flatMap(({ steps }) => steps.map(stepName));
  const unwalked = couplings.filter((name) => !taken.includes(name));
  if (unwalked.length > 0) throw new Error(`no path of ${definition.name} walks ${unwalked.join('; ')}`);
  const few = chosenOf(short, couplings, extent);
  if (longest === 0) return few;
  const wanted = few.flatMap(({ steps }) => steps);
  const tours = toursThrough(wanted, stepsOf(definition, { mayWalk }), { longest, goesOn });
  const long = await Promise.all(tours.map((tour) => walked(definition, tour)));
  return chosenOf([...long, ...few], couplings, extent);
}

/** What a path covers on the machine alone. Where two different states share a name, the path is cut before the step that leads elsewhere. */
async function walked<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { steps }: EdgePath,
): Promise<CoveringPath> {
  const { states, transitions, names } = await walk(definition, { steps });
  const strays = steps.findIndex(({ to }, index) => names[index] !== to);
  if (strays >= 0) return walked(definition, { steps: steps.slice(0, strays) });
  return { steps, states: [...states], transitions: [...transitions].filter(Boolean) };
}

/** Again and again the path that covers most of what is not covered yet, until all is. */
function chosenOf(candidates: readonly CoveringPath[], couplings: readonly string[], extent: Extent): CoveringPath[] {
  const walkedOn = ({ states, transitions, steps }: CoveringPath) => [
    ...states,
    ...(extent === 'transitions' ? [...transitions, ...steps.map(({ sample }) => sample)] : []),
    ...steps.map(stepName).filter((name) => couplings.includes(name)),
  ];
  const left = candidates.map((path) => ({ path, gain: new Set(walkedOn(path)) }));
  const chosen: CoveringPath[] = [];
  while (left.length > 0) {
    const best = left.reduce((leader, one) => (one.gain.size > leader.gain.size ? one : leader));
    if (best.gain.size === 0) break;
    chosen.push(best.path);
    for (const covered of [...best.gain]) for (const { gain } of left) gain.delete(covered);
  }
  return chosen;
}
