import type { AnyStateMachine } from 'xstate';
import { explorationOf, type PathsDefinition } from './paths-definition.ts';
import { type Edge, edgesOf, type SampleEvent } from './transitions.ts';

/** One step of a path: in the state `from`, the event leads to `to`. */
export interface PathStep {
  from: string;
  /** The event's name in the paths definition. */
  sample: string;
  event: SampleEvent;
  to: string;
  /** What this step is the first to walk. */
  walks: readonly string[];
}

/** A way through a machine from its beginning. */
export interface EdgePath {
  steps: readonly PathStep[];
}

/**
 * What a step walks. A machine of regions is walked region by region, for its states are every combination of theirs: an
 * event is walked in the regions that it changes, or in each of them when it changes none.
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
  /** A path goes on with steps not walked yet until it is so many steps long; 0: one new step for each path. */
  longest?: number;
  /** Steps that are left out, and with them what only they lead to. */
  mayWalk?: ((step: Pick<PathStep, 'from' | 'sample' | 'to'>) => boolean) | undefined;
}

/** Paths that walk every step that a machine takes notice of. Each goes the shortest way to a step not walked yet and takes it. */
export function edgePaths<Machine extends AnyStateMachine>(
  definition: PathsDefinition<Machine>,
  { longest = 0, mayWalk = () => true }: Ways = {},
): EdgePath[] {
  const edges = edgesOf(definition.machine, explorationOf(definition)).filter(mayWalk);
  const ways = shortestWays(edges);
  const walked = new Set<string>();
  const isNew = (edge: Edge<Machine>) => walkedBy(edge).some((walk) => !walked.has(walk));
  const step = ({ from, sample, event, to }: Edge<Machine>): PathStep => {
    const walks = walkedBy({ from, sample, to }).filter((walk) => !walked.has(walk));
    for (const walk of walks) walked.add(walk);
    return { from, sample, event, to, walks };
  };
  const paths: EdgePath[] = [];
  for (const edge of edges) {
    if (!isNew(edge)) continue;
    const steps = [...(ways.get(edge.from) ?? []), edge].map(step);
    let last: Edge<Machine> = edge;
    while (steps.length < longest) {
      const at: string = last.to;
      const next = edges.find((other) => other.from === at && isNew(other));
      if (!next) break;
      steps.push(step(next));
      last = next;
    }
    paths.push({ steps });
  }
  return paths;
}

/** The shortest way to each state, by the steps that found it first. */
function shortestWays<Machine extends AnyStateMachine>(edges: readonly Edge<Machine>[]): Map<string, Edge<Machine>[]> {
  const first = edges[0]?.from;
  const ways = new Map<string, Edge<Machine>[]>(first === undefined ? [] : [[first, []]]);
  // The steps are listed state by state in the order in which the states were found.
  for (const edge of edges) {
    if (!ways.has(edge.to)) ways.set(edge.to, [...(ways.get(edge.from) ?? []), edge]);
  }
  return ways;
}
