import type { EdgePath, PathStep } from './edge-paths.ts';

/** What identifies a step. */
type Step = Pick<PathStep, 'from' | 'sample' | 'to'>;

/** Options for making tours. */
export interface TourWays {
  /** A tour ends after about this many steps. */
  longest: number;
  /** Whether the real shop can continue after a step as the machine does. */
  goesOn?: ((step: Step) => boolean) | undefined;
}

export const stepName = ({ from, sample, to }: Step) => `${from} | ${sample} | ${to}`;

/**
 * Tours: long paths from the first state that together take every wanted step. Each one continues with the nearest wanted step. A step
 * after which no wanted step can follow, or after which the real shop cannot continue, comes last in its tour.
 */
export function toursThrough(
  wanted: readonly PathStep[],
  steps: readonly PathStep[],
  { longest, goesOn = () => true }: TourWays,
): EdgePath[] {
  const start = steps[0]?.from;
  if (start === undefined) return [];
  const left = new Set(wanted.map(stepName));
  const passable = steps.filter(goesOn);
  const known = new Map<string, Map<string, PathStep[]>>();
  const tours: EdgePath[] = [];
  while (left.size > 0) {
    const tour = nextTour();
    if (tour.length === 0) break;
    tours.push({ steps: tour });
  }
  return tours;

  function nextTour(): PathStep[] {
    const tour: PathStep[] = [];
    let at: string | undefined = start;
    while (at !== undefined && tour.length < longest) {
      const way = nearest(at);
      if (!way) break;
      // Copies, since a step may come twice in a tour, and tests find their place by identity.
      tour.push(...way.map((step) => ({ ...step })));
      for (const step of way) left.delete(stepName(step));
      const last = way.at(-1);
      at = last && goesOn(last) ? last.to : undefined;
    }
    return tour;
  }

  /** The shortest way to a wanted step; one after which the tour can continue comes before one that ends it. */
  function nearest(from: string): PathStep[] | undefined {
    const ways = waysFrom(from);
    const found = steps
      .filter((step) => left.has(stepName(step)) && ways.has(step.from))
      .map((step) => [...(ways.get(step.from) ?? []), step])
      .sort((one, other) => one.length - other.length);
    return found.find((way) => !endsTour(way.at(-1))) ?? found[0];
  }

  function endsTour(step: PathStep | undefined): boolean {
    if (!step || !goesOn(step)) return true;
    const after = waysFrom(step.to);
    return !steps.some((one) => one !== step && left.has(stepName(one)) && after.has(one.from));
  }

  /** The shortest way to each state that the real shop can reach. */
  function waysFrom(from: string): Map<string, PathStep[]> {
    const ways = known.get(from) ?? new Map<string, PathStep[]>([[from, []]]);
    if (known.has(from)) return ways;
    known.set(from, ways);
    // The loop also visits the states that are added to `ways` meanwhile.
    for (const [state, way] of ways) {
      for (const step of passable) if (step.from === state && !ways.has(step.to)) ways.set(step.to, [...way, step]);
    }
    return ways;
  }
}
