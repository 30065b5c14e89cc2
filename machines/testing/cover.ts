import type { AnyStateMachine } from 'xstate';
import { type EdgePath, edgePaths, stepsOf, type Ways } from './edge-paths.ts';
import type { PathsDefinition } from './paths-definition.ts';
import { stepName, type TourWays, toursThrough } from './tours.ts';
import { walk } from './walk.ts';

/** A path with the leaf states (by id) and transitions (by name) that it covers. */
export interface CoveringPath extends EdgePath {
  states: readonly string[];
  transitions: readonly string[];
}

/** What a set of paths has to cover: all transitions and events, or only all states. */
export type Extent = 'transitions' | 'states';

/**
 * A small set of paths, chosen greedily, that covers every state, transition, event and coupling that all paths cover; with the extent
 * `states` only every state and coupling. It is for the browser, where starting over takes as long as five steps: `longest` joins paths to
 * tours, `goesOn` says after which steps the real shop can continue as the machine does, `mayWalk` leaves out steps that cannot be made
 * there.
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

/**
 * The states and transitions of a path on the machine alone. If one name means two states and the path strays, it is cut before that step.
 */
async function walked<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { steps }: EdgePath,
): Promise<CoveringPath> {
  const { states, transitions, names } = await walk(definition, { steps });
  const strays = steps.findIndex(({ to }, index) => names[index] !== to);
  if (strays >= 0) return walked(definition, { steps: steps.slice(0, strays) });
  return { steps, states: [...states], transitions: [...transitions].filter(Boolean) };
}

/** Greedy choice: repeatedly the path that covers most of what is still uncovered. */
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
