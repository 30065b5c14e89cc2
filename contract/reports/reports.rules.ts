// Rules by which a report reveals nothing about the purchases of one person or a few: no figure is about fewer people than this.

export const SMALLEST_GROUP = 5;

/** People who spent something: their number, and their ids while they are fewer than a group needs. */
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

/** Number of different people in several parts, at most `SMALLEST_GROUP`. */
function together(parts: readonly Spenders[]): number {
  if (parts.some(({ people }) => people >= SMALLEST_GROUP)) return SMALLEST_GROUP;
  return Math.min(SMALLEST_GROUP, new Set(parts.flatMap(({ ids }) => ids)).size);
}

const isEnough = (parts: readonly Spenders[]): boolean => together(parts) >= SMALLEST_GROUP;

/** A part in which nobody spent is safe too: it is about no one. */
const isSafe = (parts: readonly Spenders[]): boolean => together(parts) === 0 || isEnough(parts);

/**
 * Joins consecutive months into runs until each has enough people. Remaining months are not shown until later ones complete them, so
 * that comparing two reports reveals nothing about a smaller group.
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
 * For each run, the budgets that are shown only as one sum: those from which too few people spent, and as many more as are needed until
 * the sum is about enough people. A budget that was joined in one run stays joined in later ones. The result depends on earlier runs
 * only, so any choice of runs splits them the same way, and the difference of two answers is never about a smaller group.
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

/** A year's finished months in runs, and the spending of each month by budget. */
interface YearInRuns<Month, Part> {
  runs: readonly (readonly Month[])[];
  parts: readonly Part[];
}

/** The figures shown for a period: whole runs, and for budgets those that no run joins. */
export interface Shown<Month, Part> {
  runs: (readonly Month[])[];
  alone: Part[];
  joined: Part[];
}

/** The figures of several years between two months; a run that lies only partly between them is left out. */
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
