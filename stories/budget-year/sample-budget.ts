import type { BudgetAccount, BudgetEntry, BudgetMonth, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { accountsOf } from '#src/budget-year/accounts-of.ts';
import { sampleMe } from '../testing/sample-me.ts';

const entry = (id: number, day: string, changes: Partial<BudgetEntry>): BudgetEntry => ({
  id,
  date: `2026-${day}T09:30:00.000Z`,
  kind: 'purchase',
  allocated: 0,
  held: 0,
  spent: 0,
  available_after: 0,
  note: '',
  names: [],
  who: 'Jelena Đorđević',
  own: true,
  transaction: null,
  ...changes,
});

/** Changes of a person's flexible budget since the summer, newest first; `flexibleYear` has the same amounts. */
export const sampleEntries: BudgetEntry[] = [
  entry(24, '11-12', {
    kind: 'refund',
    spent: -3500,
    available_after: 87_090,
    transaction: 'refund-38',
    names: ['Šolja'],
  }),
  entry(23, '10-27', {
    kind: 'subscription',
    spent: 4200,
    available_after: 83_590,
    own: false,
    who: null,
    transaction: 'subscription-3',
    names: ['Teretana bez ograničenja'],
  }),
  entry(22, '10-06', {
    kind: 'request',
    held: 9000,
    available_after: 87_790,
    transaction: 'request-9',
    names: ['Naočare po receptu'],
  }),
  entry(21, '08-11', {
    spent: 6500,
    available_after: 96_790,
    transaction: 'order-38',
    names: ['Masaža leđa', 'Joga u parku', 'Šolja'],
  }),
  entry(20, '07-01', {
    kind: 'allocation',
    allocated: 40_000,
    available_after: 103_290,
    own: false,
    who: 'Vesna Milenković',
    note: 'Budžet za drugo polugodište',
  }),
  entry(19, '06-19', {
    kind: 'request',
    held: -14_000,
    spent: 14_000,
    available_after: 63_290,
    own: false,
    who: 'Vesna Milenković',
    transaction: 'request-7',
    names: ['Naočare za čitanje'],
  }),
  entry(18, '06-02', {
    kind: 'request',
    held: 14_000,
    available_after: 63_290,
    transaction: 'request-7',
    names: ['Naočare za čitanje'],
  }),
];

const SPORT = { category_id: 1, category: 'Sport and recreation/Sport i rekreacija', allocated: 24_000 };

/** The flexible budget, a category budget, and one of a past year. */
export const sampleAccounts: BudgetAccount[] = [
  {
    category_id: 0,
    year: 0,
    category: null,
    allocated: 140_000,
    held: 9000,
    spent: 43_910,
    available: 87_090,
    until: null,
    ended: false,
  },
  { ...SPORT, year: 2026, held: 500, spent: 8000, available: 15_500, until: '2026-12-31', ended: false },
  { ...SPORT, year: 2025, held: 0, spent: 20_000, available: 0, until: '2025-12-31', ended: true },
];

type Day = readonly [day: string, came: number, went: number, held?: number, takenBack?: number];

/** A year made from its days, each as [day, came, went, change of held, part of went that was taken back]. */
export function sampleYear(calendarYear: number, happened: readonly Day[], years = [calendarYear]): BudgetYear {
  let left = 0;
  let held = 0;
  const days = happened.map(([day, came, went, more = 0, takenBack = 0]) => {
    left += came - went - more;
    held += more;
    return { day: `${calendarYear}-${day}`, came, went, takenBack, left, held };
  });
  const months = Array.from({ length: 12 }, (_, index): BudgetMonth => {
    const month = `${calendarYear}-${String(index + 1).padStart(2, '0')}`;
    const inIt = days.filter(({ day }) => day.startsWith(month));
    const last = days.findLast(({ day }) => day.slice(0, 7) <= month);
    const sum = (part: 'came' | 'went' | 'takenBack') => inIt.reduce((all, each) => all + each[part], 0);
    return {
      month,
      came: sum('came'),
      given_back: 0,
      went: sum('went'),
      taken_back: sum('takenBack'),
      left: last?.left ?? 0,
      held: last?.held ?? 0,
    };
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

/** A year with several hundred changes. */
export const busyYear = sampleYear(2026, [
  ['01-01', 400_000, 0],
  ...Array.from({ length: 300 }, (_, index): Day => {
    const day = new Date(Date.UTC(2026, 0, 2 + index)).toISOString().slice(5, 10);
    return [day, index % 29 === 0 ? 9000 : 0, 800 + ((index * 37) % 11) * 120];
  }),
]);

/** The accounts of the sample person. */
export const myAccounts = accountsOf(sampleMe);

/** Recent changes of their flexible budget, with the amounts of `myYear`. */
export const myEntries: BudgetEntry[] = [
  entry(12, '11-18', {
    spent: 2800,
    available_after: 48_250,
    transaction: 'order-41',
    names: ['Karte za pozorište'],
  }),
  entry(11, '10-27', { spent: 11_800, available_after: 51_050, transaction: 'order-40', names: ['Kurs grnčarije'] }),
  entry(10, '09-28', { spent: 5600, available_after: 62_850, transaction: 'order-39', names: ['Masaža leđa'] }),
  entry(9, '08-23', { spent: 2800, available_after: 68_450, transaction: 'order-38', names: ['Karte za pozorište'] }),
];

/** The person's flexible budget through a year; its balance in November is the available amount of the sample person. */
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
