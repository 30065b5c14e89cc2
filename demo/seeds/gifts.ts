import type { Gift } from '#contract/gifts/gifts.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { inOrder } from '#server/gifts/gift-choice.ts';
import { giveBudget } from '#server/gifts/gifts.service.ts';
import { GIFT_NOTES } from '../composer/gifts.ts';
import { known } from '../known.ts';
import type { DemoPlaces, Happening } from './places.ts';

/** A gift of a budget to a unit with exceptions, to named people, or to everybody; in dinars, for each. */
export interface Given {
  category: number | null;
  amount: number;
  note: string;
  unit?: string;
  /** People to leave out of a unit, or without one the recipients; null for everybody. */
  people: readonly string[] | null;
}

/** A gift with its giver and its time as a fraction of the year so far (0…1, 1 is now). */
interface GivenAt extends Given {
  by: string;
  at: number;
}

/** The first-level category of courses, conferences and books. */
export const LEARNING = 4;

// No recipient signs in: the budgets of those who do stay as given on the first day of the year.
const GIVEN: readonly GivenAt[] = [
  {
    by: 'company-admin',
    at: 0.35,
    category: LEARNING,
    amount: 30_000,
    note: GIFT_NOTES.learning,
    unit: 'Razvoj',
    people: ['two-step', 'poor', 'reviewer'],
  },
  {
    by: 'budgets',
    at: 0.78,
    category: null,
    amount: 15_000,
    note: GIFT_NOTES.thanks,
    people: ['ana.jovanovic', 'marko.nikolic', 'jovana.djukic'],
  },
];

/** Gifts of the first company beside the yearly budgets, made through the shop's own service with the clock set to those days. */
export function giftsOf(transaction: Transaction, { people, yearStart, now }: DemoPlaces): Happening[] {
  return GIVEN.map(({ by, at, ...given }) => ({
    at: new Date(yearStart.getTime() + (now.getTime() - yearStart.getTime()) * at),
    happen: (moment) => give(transaction, people, { by, given, now: moment }),
  }));
}

/** Makes a person of the first company give a budget; above its limit that is a proposal. */
export function give(
  transaction: Transaction,
  people: DemoPlaces['people'],
  { by, given: { amount, unit, people: names, ...what }, now }: { by: string; given: Given; now: Date },
): Promise<Gift> {
  const personOf = (name: string) => known(people, `${name}@izbor.demo`);
  const ids = names && inOrder(names.map((name) => personOf(name).userId));
  const whom = unit
    ? { named: null, lookedFor: { query: { unit }, except: ids ?? [] } }
    : { named: ids, lookedFor: null };
  const asked = { amount: toMinor(amount), withInvited: false, idempotencyKey: null, seen: null };
  return giveBudget(transaction, { ...personOf(by), via: 'screen' }, Object.assign({}, what, whom, asked), now);
}
