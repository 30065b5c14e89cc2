import { describe, expect, it } from 'vitest';
import type { BudgetAccount, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { placeOf, yearShown } from './year-chart.ts';
import { yearFinding } from './year-finding.ts';

const month = (number: number, figures: Partial<BudgetYear['months'][number]> = {}) => ({
  month: `2026-${String(number).padStart(2, '0')}`,
  came: 0,
  given_back: 0,
  went: 0,
  taken_back: 0,
  held: 0,
  left: 900,
  ...figures,
});

const year: BudgetYear = {
  calendar_year: 2026,
  years: [2026],
  before: { left: 50.5, held: 0 },
  months: [
    month(1, { came: 1000, left: 1050.5 }),
    month(2, { came: 20, given_back: 20, went: 170.5, left: 900 }),
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => month(number)),
  ],
  days: [
    { day: '2026-01-01', left: 1050.5, held: 0 },
    { day: '2026-02-15', left: 880, held: 20 },
  ],
};

it('puts each day where it is in its month, and all months side by side in the same width', () => {
  expect([placeOf('2026-01-01'), placeOf('2026-02-15'), placeOf('2026-12-31', 1)]).toEqual([0, 1.5 / 12, 1]);
  expect(placeOf('2026-07-01')).toBe(0.5);
});

it('draws what was there at the beginning, and what each day left and held, in minor units', () => {
  const { points, now, lastMonth, spent } = yearShown(year, [], '2026-03-31');
  expect(points).toEqual([
    { at: 0, level: 5050, held: 0 },
    { at: 0, level: 105_050, held: 0 },
    { at: 0.125, level: 88_000, held: 2000 },
  ]);
  expect([now, lastMonth, spent]).toEqual([0.25, '2026-03', 15_050]);
});

it('knows what is to come: which months have not begun, and what subscriptions will take in them', () => {
  const coming = [
    { day: '2026-04-05', amount: 10_000 },
    { day: '2026-05-05', amount: 10_000 },
  ];
  const { months, ahead, leftAtEnd } = yearShown(year, coming, '2026-03-31');
  expect(months.filter(({ isAhead }) => isAhead).map((each) => [each.month, each.known])).toEqual([
    ['2026-04', 10_000],
    ['2026-05', 10_000],
    ...['06', '07', '08', '09', '10', '11', '12'].map((number) => [`2026-${number}`, 0]),
  ]);
  expect(months.slice(2, 6).map(({ left }) => left)).toEqual([90_000, 80_000, 70_000, 70_000]);
  expect(ahead.map(({ level }) => level)).toEqual([78_000, 68_000]);
  expect(leftAtEnd).toBe(68_000);
});

it('has no now in a year that is over', () => {
  const { now, lastMonth, leftAtEnd } = yearShown(year, [], '2027-01-01');
  expect([now, lastMonth, leftAtEnd]).toEqual([null, '2026-12', 88_000]);
});

describe('the sentence of a month and of a year', () => {
  const account: BudgetAccount = {
    category_id: 0,
    year: 0,
    category: null,
    allocated: 1000,
    held: 0,
    spent: 0,
    available: 1000,
    until: null,
    ended: false,
  };

  /** The sentences on the last day of February and after the end of the year. */
  function found(february: Partial<BudgetYear['months'][number]>) {
    const months = year.months.map((each) => (each.month === '2026-02' ? month(2, february) : each));
    return ['2026-02-28', '2027-01-01'].map((today) =>
      yearFinding((key, ...rest) => budgetYearTexts.translate('EN', key, ...rest), {
        shown: yearShown(Object.assign({}, year, { months }), [], today),
        account,
        calendarYear: 2026,
        money: (amount) => `${amount / 100} RSD`,
      }),
    );
  }

  it('does not say that what the company took back was spent', () => {
    expect(found({ came: 10_000, went: 10_000, taken_back: 10_000, left: 1000 })).toEqual([
      'In February nothing has been spent yet. 1000 RSD is available.',
      'In 2026 you spent 0 RSD.',
    ]);
  });

  it('tells what the company took back apart from what was spent in the same month', () => {
    expect(found({ came: 10_000, went: 10_250, taken_back: 10_000, left: 750 })).toEqual([
      'In February you spent 250 RSD. 750 RSD is available.',
      'In 2026 you spent 250 RSD.',
    ]);
  });

  it('takes what came back of cancelled orders off what was spent', () => {
    expect(found({ came: 100, given_back: 100, went: 350, left: 750 })).toEqual([
      'In February you spent 250 RSD. 750 RSD is available.',
      'In 2026 you spent 250 RSD.',
    ]);
  });

  /** The sentences of a year without changes, on the 3rd of January and after its end. */
  const quiet = (left: number) =>
    ['2026-01-03', '2027-01-01'].map((today) =>
      yearFinding((key, ...rest) => budgetYearTexts.translate('EN', key, ...rest), {
        shown: yearShown({ ...year, days: [], months: year.months.map(() => month(1, { left })) }, [], today),
        account,
        calendarYear: 2026,
        money: (amount) => `${amount / 100} RSD`,
      }),
    );

  it('tells what there is in a year that has only begun, and of one in which there was nothing that nothing happened', () => {
    const nothing = 'Nothing happened in 2026.';
    expect(quiet(900)).toEqual(['In January nothing has been spent yet. 900 RSD is available.', nothing]);
    expect(quiet(0)).toEqual([nothing, nothing]);
  });

  it('says that nothing is spent in a month in which all of it came back, or more', () => {
    const nothing = 'In February nothing has been spent yet. 1000 RSD is available.';
    expect(found({ came: 350, given_back: 350, went: 350, left: 1000 })[0]).toBe(nothing);
    expect(found({ came: 350, given_back: 350, went: 250, left: 1000 })[0]).toBe(nothing);
  });
});
