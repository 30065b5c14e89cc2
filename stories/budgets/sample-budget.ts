import type { BudgetAccount, BudgetEntry, BudgetMonth, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { accountsOf } from '#src/budgets/accounts-of.ts';
import { sampleMe } from '../testing/sample-me.ts';

const entry = (id: number, changes: Partial<BudgetEntry>): BudgetEntry => ({
  ...{ id, date: '2026-11-18T09:30:00.000Z', kind: 'purchase', allocated: 0, held: 0, spent: 0, available_after: 0 },
  ...{ note: '', names: [], who: 'Jelena Đorđević', own: true, transaction: null },
  ...changes,
});

/** What moved the flexible budget of the sample person, newest first. */
export const sampleEntries: BudgetEntry[] = [
  entry(6, { kind: 'refund', spent: -3500, available_after: 112_190, transaction: 'refund-38', names: ['Šolja'] }),
  entry(5, {
    kind: 'request',
    ...{ held: -14_000, spent: 14_000, available_after: 108_690, own: false, who: 'Vesna Milenković' },
    ...{ transaction: 'request-7', names: ['Naočare za čitanje'] },
  }),
  entry(4, {
    ...{ kind: 'request', held: 14_000, available_after: 108_690, transaction: 'request-7' },
    names: ['Naočare za čitanje'],
  }),
  entry(3, {
    ...{ kind: 'subscription', spent: 5310, available_after: 122_690, own: false, who: null },
    ...{ transaction: 'subscription-3', names: ['Teretana bez ograničenja'] },
  }),
  entry(2, {
    ...{ spent: 12_000, available_after: 128_000, transaction: 'order-38' },
    names: ['Masaža leđa', 'Joga u parku', 'Šolja'],
  }),
  entry(1, {
    ...{ kind: 'allocation', allocated: 140_000, available_after: 140_000, own: false, who: 'Vesna Milenković' },
    note: 'Godišnji budžet',
  }),
];

const SPORT = { category_id: 1, category: 'Sport and recreation/Sport i rekreacija', allocated: 24_000 };

/** The flexible budget, one of a category, and one that is over. */
export const sampleAccounts: BudgetAccount[] = [
  {
    ...{ category_id: 0, year: 0, category: null, allocated: 140_000, held: 0, spent: 27_810, available: 112_190 },
    ...{ until: null, ended: false },
  },
  { ...SPORT, year: 2026, held: 500, spent: 8000, available: 15_500, until: '2026-12-31', ended: false },
  { ...SPORT, year: 2025, held: 0, spent: 20_000, available: 0, until: '2025-12-31', ended: true },
];

type Day = readonly [day: string, came: number, went: number, held?: number];

/** A year made of what happened on its days: came, went, and by how much what is held changed. */
export function sampleYear(calendarYear: number, happened: readonly Day[], years = [calendarYear]): BudgetYear {
  let left = 0;
  let held = 0;
  const days = happened.map(([day, came, went, more = 0]) => {
    left += came - went - more;
    held += more;
    return { day: `${calendarYear}-${day}`, came, went, left, held };
  });
  const months = Array.from({ length: 12 }, (_, index): BudgetMonth => {
    const month = `${calendarYear}-${String(index + 1).padStart(2, '0')}`;
    const inIt = days.filter(({ day }) => day.startsWith(month));
    const last = days.findLast(({ day }) => day.slice(0, 7) <= month);
    const sum = (part: 'came' | 'went') => inIt.reduce((all, each) => all + each[part], 0);
    return { month, came: sum('came'), given_back: 0, went: sum('went'), left: last?.left ?? 0, held: last?.held ?? 0 };
  });
  const before = { left: 0, held: 0 };
  const levels = days.map(({ day, left, held }) => ({ day, left, held }));
  return { calendar_year: calendarYear, years: [...years], before, months, days: levels };
}

/** The flexible budget through 2026: given in January and in July, spent now and then, something held since October. */
export const flexibleYear = sampleYear(
  2026,
  [
    ['01-08', 100_000, 0],
    ['02-14', 0, 12_000],
    ['03-05', 0, 2310],
    ['04-21', 0, 8400],
    ['06-02', 0, 0, 14_000],
    ['06-19', 0, 14_000, -14_000],
    ['07-01', 40_000, 0],
    ['08-11', 0, 6500],
    ['10-06', 0, 0, 9000],
    ['10-27', 0, 4200],
    ['11-12', 3500, 0],
  ],
  [2026, 2025],
);

/** A category's budget that ends with the year, charged each month. */
export const sportYear = sampleYear(2026, [
  ['01-05', 24_000, 0],
  ...['02', '03', '04', '05', '06', '07', '08', '09'].map((month): Day => [`${month}-05`, 0, 1000]),
  ['11-02', 0, 0, 500],
]);

/** Several hundred steps. */
export const busyYear = sampleYear(2026, [
  ['01-01', 400_000, 0],
  ...Array.from({ length: 300 }, (_, index): Day => {
    const day = new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(5, 10);
    return [day, index % 29 === 0 ? 9000 : 0, 800 + ((index * 37) % 11) * 120];
  }),
]);

/** The accounts of the sample person, as everywhere in the book. */
export const myAccounts = accountsOf(sampleMe);

/** Their flexible budget through a year: what it says there is available is what was left in November. */
export const myYear = (calendarYear: number) =>
  sampleYear(calendarYear, [
    ['01-05', 120_000, 0],
    ['01-27', 0, 8600],
    ['04-08', 0, 7350],
    ['05-17', 0, 19_600],
    ['07-18', 0, 13_200],
    ['08-23', 0, 2800],
    ['09-28', 0, 5600],
    ['10-27', 0, 11_800],
    ['11-18', 0, 2800],
  ]);
