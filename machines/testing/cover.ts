import type { AnyStateMachine } from 'xstate';
import { type EdgePath, edgePaths, type PathStep, type Ways } from './edge-paths.ts';
import type { PathsDefinition } from './paths-definition.ts';
import { walk } from './walk.ts';

/** A path and what it walks: leaf states by id, transitions by name. */
export interface CoveringPath extends EdgePath {
  states: readonly string[];
  transitions: readonly string[];
}

const stepName = ({ from, sample, to }: PathStep) => `${from} | ${sample} | ${to}`;

/**
 * As few paths as a greedy choice finds that walk together every state, transition, event and coupling that all paths walk. For walks
 * that are dear, in a browser, where beginning again takes as long as a dozen steps: where the real shop can go on from any state
 * as the machine does, they may be long; `mayWalk` leaves out steps that cannot be made there.
 */
export async function coveringPaths<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { longest = 0, mayWalk }: Ways = {},
): Promise<CoveringPath[]> {
  const candidates: CoveringPath[] = [];
  // Where states that differ have one name, a long path may miss what a short one walks.
  for (const path of [...new Set([longest, 0])].flatMap((length) =>
    edgePaths(definition, { longest: length, mayWalk }),
  )) {
    const { states, transitions } = await walk(definition, path);
    candidates.push({ ...path, states: [...states], transitions: [...transitions].filter(Boolean) });
  }
  const covered = new Set<string>();
  const walkedOn = ({ states, transitions, steps }: CoveringPath) => [
    ...states,
    ...transitions,
    ...steps.map(({ sample }) => sample),
    ...steps.map(stepName).filter((name) => couplings.includes(name)),
  ];
  const { couplings = [] } = definition;
  const unwalked = couplings.filter((name) => !candidates.some(({ steps }) => steps.map(stepName).includes(name)));
  if (unwalked.length > 0) throw new Error(`no path of ${definition.name} walks ${unwalked.join('; ')}`);
  const gainOf = (path: CoveringPath) => walkedOn(path).filter((one) => !covered.has(one)).length;
  const chosen: CoveringPath[] = [];
  for (;;) {
    const best = candidates.reduce<CoveringPath | null>(
      (leader, path) => (leader === null || gainOf(path) > gainOf(leader) ? path : leader),
      null,
    );
    if (!best || gainOf(best) === 0) return chosen;
    chosen.push(best);
    for (const one of walkedOn(best)) covered.add(one);
  }
}
