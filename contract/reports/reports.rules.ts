// What a report may say without telling what one person, or a few of them, bought: nothing of fewer people than these together.

export const SMALLEST_GROUP = 5;

/** Who spent something: how many, and which of them while they are fewer than a group may be. */
export interface Spenders {
  people: number;
  ids: readonly number[];
}

interface OfMonth extends Spenders {
  /** YYYY-MM. */
  month: string;
}

interface OfBudget extends OfMonth {
  category: number;
}

/** So many different people as there are in several parts; `SMALLEST_GROUP` where they are enough in any case. */
function together(parts: readonly Spenders[]): number {
  if (parts.some(({ people }) => people >= SMALLEST_GROUP)) return SMALLEST_GROUP;
  return Math.min(SMALLEST_GROUP, new Set(parts.flatMap(({ ids }) => ids)).size);
}

const isEnough = (parts: readonly Spenders[]): boolean => together(parts) >= SMALLEST_GROUP;

/** None is no group: nothing is told of anybody. */
const isSafe = (parts: readonly Spenders[]): boolean => together(parts) === 0 || isEnough(parts);

/**
 * Months one after the other, joined until there are enough people in each run. What is left at the end is not shown before more
 * come to it: so whoever compares what was shown at one time and at another sees no fewer people than a group has.
 */
export function runsOf<Month extends OfMonth>(months: readonly Month[]): Month[][] {
  const runs: Month[][] = [];
  let open: Month[] = [];
  for (const month of months) {
    open.push(month);
    if (!isEnough(open)) continue;
    runs.push(open);
    open = [];
  }
  return runs;
}

/**
 * Which budgets are shown alone: in each run enough people spent from it, or nobody. All others are joined, with as many more as
 * it takes for enough people to be among them too. What was joined in one run stays so in those after it.
 */
export function shownBudgets(runs: readonly (readonly OfMonth[])[], parts: readonly OfBudget[]): Set<number> {
  const all = [...new Set(parts.map(({ category }) => category))].sort((one, other) => one - other);
  const joined = new Set<number>();
  for (const run of runs) {
    const months = new Set(run.map(({ month }) => month));
    const within = parts.filter(({ month }) => months.has(month));
    const of = (category: number) => within.filter((part) => part.category === category);
    for (const category of all) if (!isSafe(of(category))) joined.add(category);
    const rest = all.filter((category) => !joined.has(category) && together(of(category)) > 0);
    while (!isSafe(within.filter(({ category }) => joined.has(category))) && rest.length > 0) {
      joined.add(rest.shift() ?? 0);
    }
  }
  return new Set(all.filter((category) => !joined.has(category)));
}
