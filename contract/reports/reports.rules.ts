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
 * Which budgets are joined in each run: from which too few people spent, with as many more as it takes for enough people to be
 * among them too. What was joined in one run stays so in those after it. It follows from the runs before alone: whichever runs
 * are asked for, each is parted in the same way, and no two answers differ by what fewer people spent.
 */
export function joinedBudgets(
  runs: readonly (readonly OfMonth[])[],
  parts: readonly OfBudget[],
): ReadonlySet<number>[] {
  const all = [...new Set(parts.map(({ category }) => category))].sort((one, other) => one - other);
  const joined = new Set<number>();
  return runs.map((run) => {
    const months = new Set(run.map(({ month }) => month));
    const within = parts.filter(({ month }) => months.has(month));
    const of = (category: number) => within.filter((part) => part.category === category);
    for (const category of all) if (!isSafe(of(category))) joined.add(category);
    const rest = all.filter((category) => !joined.has(category) && together(of(category)) > 0);
    while (!isSafe(within.filter(({ category }) => joined.has(category))) && rest.length > 0) {
      joined.add(rest.shift() ?? 0);
    }
    return new Set(joined);
  });
}

/** A year: its months that are over, in runs, and what was spent in each of them from which budget. */
interface YearInRuns<Month, Part> {
  runs: readonly (readonly Month[])[];
  parts: readonly Part[];
}

/** What is shown of some months: whole runs alone, and of their budgets those that are joined in none of them. */
export interface Shown<Month, Part> {
  runs: (readonly Month[])[];
  alone: Part[];
  joined: Part[];
}

/** What of some years is shown of the months between two: a run that is only partly among them is left out. */
export function shownBetween<Month extends OfMonth, Part extends OfBudget>(
  years: readonly YearInRuns<Month, Part>[],
  { from, until }: { from: string; until: string },
): Shown<Month, Part> {
  const isMeant = ({ month }: OfMonth) => month >= from && month <= until;
  const picked = years.flatMap(({ runs, parts }) => {
    const joined = joinedBudgets(runs, parts);
    return runs
      .map((run, at) => ({ run, joined: joined[at] ?? new Set<number>() }))
      .filter(({ run }) => run.every(isMeant));
  });
  const months = new Set(picked.flatMap(({ run }) => run.map(({ month }) => month)));
  const within = years.flatMap(({ parts }) => parts).filter(({ month }) => months.has(month));
  const isJoined = ({ category }: OfBudget) => picked.some(({ joined }) => joined.has(category));
  return {
    runs: picked.map(({ run }) => run),
    alone: within.filter((part) => !isJoined(part)),
    joined: within.filter(isJoined),
  };
}
