import type { PersonKey } from '../users/take-turn.ts';

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
