import { toMinor } from '#contract/money/money.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { inOrder } from '#server/gifts/gift-choice.ts';
import { giveBudget } from '#server/gifts/gifts.service.ts';
import { GIFT_NOTES } from '../composer/gifts.ts';
import { known } from '../known.ts';
import type { DemoPlaces, Happening } from './places.ts';

/** A budget given to a unit but for some, or to who is named, at a part of the year so far (0…1, 1 is now); in dinars, to each. */
interface Given {
  by: string;
  at: number;
  category: number | null;
  amount: number;
  note: string;
  unit?: string;
  /** Of a unit who is left out, else who is named. */
  people: readonly string[];
}

const LEARNING = 4;

// None of those who sign in: their budgets stay as they were given on the first day of the year.
const GIVEN: readonly Given[] = [
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

/** What the first company gave beside the budgets of the year, through the shop's own service with the clock of those days. */
export function giftsOf(transaction: Transaction, { people, yearStart, now }: DemoPlaces): Happening[] {
  const personOf = (name: string) => known(people, `${name}@izbor.demo`);
  return GIVEN.map(({ by, at, amount, unit, people: names, ...what }) => {
    const ids = inOrder(names.map((name) => personOf(name).userId));
    const whom = unit ? { named: null, lookedFor: { query: { unit }, except: ids } } : { named: ids, lookedFor: null };
    const gift = Object.assign(what, whom, {
      amount: toMinor(amount),
      withInvited: false,
      idempotencyKey: null,
      seen: null,
    });
    return {
      at: new Date(yearStart.getTime() + (now.getTime() - yearStart.getTime()) * at),
      happen: (moment) => giveBudget(transaction, { ...personOf(by), via: 'screen' }, gift, moment),
    };
  });
}
