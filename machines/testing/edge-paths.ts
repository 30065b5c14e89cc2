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
  /** Transitions that no earlier path took, as named by `walkedBy`. */
  walks: readonly string[];
}

/** A path through a machine from its start. */
export interface EdgePath {
  steps: readonly PathStep[];
}

/**
 * Names of the transitions that a step covers. With parallel regions each region counts separately, since there are too many
 * combinations: an event covers one in each region that it changes, or one in every region when it changes none.
 */
export function walkedBy({ from, sample, to }: Pick<PathStep, 'from' | 'sample' | 'to'>): string[] {
  if (!from.includes(' + ')) return [`${from} | ${sample} | ${to}`];
  const regions = (name: string) => (name.split(', ')[0] ?? '').split(' + ');
  const after = regions(to);
  const steps = regions(from).map((region, index) => ({ region, to: after[index] }));
  const changed = steps.filter((step) => step.region !== step.to);
  return (changed.length > 0 ? changed : steps).map((step) => `${step.region} | ${sample} | ${step.to}`);
}

/** Options for making paths. */
export interface Ways {
  /** False for a step to leave out, and with it the steps that can be reached only through it. */
  mayWalk?: ((step: Pick<PathStep, 'from' | 'sample' | 'to'>) => boolean) | undefined;
}

/** All steps of a machine, state by state in the order of discovery. */
export function stepsOf<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { mayWalk = () => true }: Ways = {},
): PathStep[] {
  return edgesOf(definition.machine, explorationOf(definition))
    .filter(mayWalk)
    .map(({ from, sample, event, to }) => ({ from, sample, event, to, walks: [] }));
}

/** Paths that together take every step of a machine. Each one goes the shortest way to a step not taken yet, and takes it. */
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

/** The shortest path to each state. */
function shortestWays(steps: readonly PathStep[]): Map<string, PathStep[]> {
  const first = steps[0]?.from;
  const ways = new Map<string, PathStep[]>(first === undefined ? [] : [[first, []]]);
  for (const step of steps) {
    if (!ways.has(step.to)) ways.set(step.to, [...(ways.get(step.from) ?? []), step]);
  }
  return ways;
}
