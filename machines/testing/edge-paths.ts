import type { AnyStateMachine } from 'xstate';
import { explorationOf, type PathsDefinition } from './paths-definition.ts';
import { edgesOf, type SampleEvent } from './transitions.ts';

/** One step of a path: in the state `from`, the event leads to `to`. */
export interface PathStep {
  from: string;
  /** The event's name in the paths definition. */
  sample: string;
  event: SampleEvent;
  to: string;
  /** The transitions that no earlier path took, as `walkedBy` names them. */
  walks: readonly string[];
}

/** A way through a machine from its beginning. */
export interface EdgePath {
  steps: readonly PathStep[];
}

/**
 * The transitions that a step covers, by name. In a machine with parallel regions each region counts for itself, for the combinations
 * are too many: an event covers one in each region that it changes, or one in every region when it changes none.
 */
export function walkedBy({ from, sample, to }: Pick<PathStep, 'from' | 'sample' | 'to'>): string[] {
  if (!from.includes(' + ')) return [`${from} | ${sample} | ${to}`];
  const regions = (name: string) => (name.split(', ')[0] ?? '').split(' + ');
  const after = regions(to);
  const steps = regions(from).map((region, index) => ({ region, to: after[index] }));
  const changed = steps.filter((step) => step.region !== step.to);
  return (changed.length > 0 ? changed : steps).map((step) => `${step.region} | ${sample} | ${step.to}`);
}

/** How paths are made. */
export interface Ways {
  /** Steps that are left out, and with them what only they lead to. */
  mayWalk?: ((step: Pick<PathStep, 'from' | 'sample' | 'to'>) => boolean) | undefined;
}

/** Every step that a machine takes notice of, state by state in the order in which the states were found. */
export function stepsOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { mayWalk = () => true }: Ways = {},
): PathStep[] {
  return edgesOf(definition.machine, explorationOf(definition))
    .filter(mayWalk)
    .map(({ from, sample, event, to }) => ({ from, sample, event, to, walks: [] }));
}

/** Paths that together take every step that a machine reacts to. Each goes the shortest way to a step not taken yet and takes it. */
export function edgePaths<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  choice: Ways = {},
): EdgePath[] {
  const all = stepsOf(definition, choice);
  const ways = shortestWays(all);
  const walked = new Set<string>();
  const isNew = (step: PathStep) => walkedBy(step).some((walk) => !walked.has(walk));
  const walkedNow = (step: PathStep): PathStep => {
    const walks = walkedBy(step).filter((walk) => !walked.has(walk));
    for (const walk of walks) walked.add(walk);
    return { ...step, walks };
  };
  const paths: EdgePath[] = [];
  for (const step of all) {
    if (isNew(step)) paths.push({ steps: [...(ways.get(step.from) ?? []), step].map(walkedNow) });
  }
  return paths;
}

/** The shortest way to each state, by the steps that found it first. */
function shortestWays(steps: readonly PathStep[]): Map<string, PathStep[]> {
  const first = steps[0]?.from;
  const ways = new Map<string, PathStep[]>(first === undefined ? [] : [[first, []]]);
  for (const step of steps) {
    if (!ways.has(step.to)) ways.set(step.to, [...(ways.get(step.from) ?? []), step]);
  }
  return ways;
}
