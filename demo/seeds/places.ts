import type { PersonKey } from '#server/people/person-key.ts';

/** Who and what of the demo data is where in the database, and when. */
export interface DemoPlaces {
  /** By e-mail. */
  people: ReadonlyMap<string, PersonKey>;
  /** Ids by Serbian name. */
  benefits: ReadonlyMap<string, number>;
  /** When the budget year began; history lies between it and `now`. */
  yearStart: Date;
  now: Date;
}

/** Something that somebody did, with the clock of its moment. */
export interface Happening {
  at: Date;
  happen: (now: Date) => Promise<unknown>;
}

const DAY = 24 * 60 * 60 * 1000;

/** A moment so many days ago, eighty at most. Early in the year everything came quicker: the budget is that of the year. */
export function daysAgo(days: number, { yearStart, now }: DemoPlaces): Date {
  const day = DAY * Math.min(1, (now.getTime() - yearStart.getTime()) / (80 * DAY));
  return new Date(now.getTime() - days * day);
}

/** Lets what happened happen, oldest first: so the ledger is written in the order of its days, as in earnest. */
export async function happenInOrder(happenings: readonly Happening[]): Promise<void> {
  for (const { at, happen } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await happen(at);
  }
}
