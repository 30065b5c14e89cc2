import { expect, it } from 'vitest';
import { comingCharges } from './coming-charges.ts';

const SPORT = 'Sport/Sport';
const accounts = [
  { category_id: 0, year: 0, category: null, available: 1000 },
  { category_id: 3, year: 2026, category: SPORT, available: 250 },
  { category_id: 3, year: 2025, category: SPORT, available: 0 },
];
const gym = { next_charge: '2026-10-05', last_day: null, price_currency: 100, category: SPORT };
const flexible = { category: 0, year: 2026 };
const sport = { category: 3, year: 2026 };

it('tells what each month will take from the budget of its category, and from the flexible one what that lacks', () => {
  expect(comingCharges([gym], accounts, sport)).toEqual([
    { day: '2026-10-05', amount: 10_000 },
    { day: '2026-11-05', amount: 10_000 },
    { day: '2026-12-05', amount: 5_000 },
  ]);
  expect(comingCharges([gym], accounts, flexible)).toEqual([{ day: '2026-12-05', amount: 5_000 }]);
});

it('takes from the flexible budget what has no category budget, several in the order of their days, of one day the older first', () => {
  const music = { next_charge: '2026-12-05', last_day: null, price_currency: 12.5, category: 'Music/Muzika' };
  const sooner = { next_charge: '2026-11-28', last_day: null, price_currency: 7, category: 'Books/Knjige' };
  expect(comingCharges([music, sooner], accounts, flexible)).toEqual([
    { day: '2026-11-28', amount: 700 },
    { day: '2026-12-05', amount: 1_250 },
    { day: '2026-12-05', amount: 700 },
  ]);
});

it.each([
  ['2026-11-04', ['2026-10-05']],
  ['2026-11-05', ['2026-10-05', '2026-11-05']],
])('tells nothing of what comes after the last day of whoever pays, %s', (last_day, days) => {
  expect(comingCharges([{ ...gym, last_day }], accounts, sport).map(({ day }) => day)).toEqual(days);
});

it('tells nothing of what is cancelled, of the year after, and of what nobody could pay', () => {
  expect(comingCharges([{ ...gym, next_charge: null }], accounts, sport)).toEqual([]);
  expect(comingCharges([{ ...gym, next_charge: '2027-01-05' }], accounts, sport)).toEqual([]);
  expect(comingCharges([{ ...gym, price_currency: 2000 }], accounts, flexible)).toEqual([]);
});
