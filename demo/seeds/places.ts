import type { PersonKey } from '#server/people/person-key.ts';

/** Ids of the demo data in the database, and its points in time. */
export interface DemoPlaces {
  /** Keys of people by e-mail. */
  people: ReadonlyMap<string, PersonKey>;
  /** Benefit ids by Serbian name. */
  benefits: ReadonlyMap<string, number>;
  /** Start of the budget year; the history lies between it and `now`. */
  yearStart: Date;
  now: Date;
}

/** An action of a person, run with the clock set to its moment. */
export interface Happening {
  at: Date;
  happen: (now: Date) => Promise<unknown>;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The moment `days` days ago, at most eighty. Early in the year the days are compressed, so that everything lies within the budget year.
 */
export function daysAgo(days: number, { yearStart, now }: DemoPlaces): Date {
  const day = DAY * Math.min(1, (now.getTime() - yearStart.getTime()) / (80 * DAY));
  return new Date(now.getTime() - days * day);
}

/** Runs the happenings in chronological order, so that the ledger is written in the order of its days, as in a real shop. */
export async function happenInOrder(happenings: readonly Happening[]): Promise<void> {
  for (const { at, happen } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await happen(at);
  }
}
