import { describe, expect, it } from 'vitest';
import { fileRequest } from './requests.contract.ts';
import {
  availableIn,
  isDecided,
  MAX_AMOUNT,
  mayMove,
  mayResubmit,
  oldestPurchase,
  purchaseDateProblem,
  REQUEST_STATUSES,
  type RequestSide,
  readAmount,
} from './requests.rules.ts';

describe('a typed amount (specification.md 5: decimals use a dot)', () => {
  it.each([
    ['1250.5', 125_050],
    ['1250.50', 125_050],
    [' 900 ', 90_000],
    ['0.01', 1],
    ['0007', 700],
    ['1.15', 115],
    ['99999999.99', MAX_AMOUNT],
  ])('%j is %i in minor units', (typed, amount) => expect(readAmount(typed)).toEqual({ amount, problem: null }));

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['1250,50', 'comma'],
    ['1,250.50', 'comma'],
    ['1.250', 'decimals'],
    ['12.3456', 'decimals'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['-', 'negative'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['100000000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
    ['1e3', 'notNumber'],
    ['0x10', 'notNumber'],
    ['.5', 'notNumber'],
    ['5.', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['12 000', 'notNumber'],
    ['5-3', 'notNumber'],
    ['RSD1.005', 'notNumber'],
    ['1.005RSD', 'notNumber'],
    ['RSD', 'notNumber'],
    ['٣', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
  ])('%j is none: %s', (typed, problem) => expect(readAmount(typed)).toEqual({ amount: null, problem }));
});

describe('the day of a purchase', () => {
  it.each([
    ['2026-11-20', null],
    ['2025-11-20', null],
    ['2025-11-19', 'tooOld'],
    ['2026-11-21', 'future'],
    ['2026-02-30', 'noDay'],
    ['20.11.2026.', 'noDay'],
    ['', 'required'],
    ['  ', 'required'],
  ])('%j filed on 20.11.2026.: %s', (day, problem) => expect(purchaseDateProblem(day, '2026-11-20')).toBe(problem));

  it('of a resubmitted request is as old as it was when first filed', () => {
    expect(purchaseDateProblem('2025-11-25', '2027-01-05', '2026-11-20')).toBeNull();
    expect(purchaseDateProblem('2027-01-04', '2027-01-05', '2026-11-20')).toBeNull();
    expect(purchaseDateProblem('2025-11-19', '2027-01-05', '2026-11-20')).toBe('tooOld');
  });

  it('goes back to the 28th of February where there is no 29th', () => {
    expect(oldestPurchase('2028-02-29')).toBe('2027-02-28');
    expect(oldestPurchase('2026-11-20')).toBe('2025-11-20');
  });
});

describe('the statuses (product.md 4)', () => {
  const allowed = (by: RequestSide) =>
    REQUEST_STATUSES.flatMap((from) => REQUEST_STATUSES.filter((to) => mayMove(from, to, by)).map((to) => [from, to]));

  it('let a reviewer take up and then decide', () => {
    expect(allowed('reviewer')).toEqual([
      ['pending', 'in_review'],
      ['in_review', 'accepted'],
      ['in_review', 'rejected'],
    ]);
  });

  it('let an employee only cancel, and only while pending', () => {
    expect(allowed('employee')).toEqual([['pending', 'cancelled']]);
  });

  it('end with a decision', () => {
    expect(REQUEST_STATUSES.filter(isDecided)).toEqual(['accepted', 'rejected', 'cancelled']);
  });

  it('let what was refused or taken back be filed again, once', () => {
    const again = REQUEST_STATUSES.filter((status) => mayResubmit({ status, resubmitted_by: null }));
    expect(again).toEqual(['rejected', 'cancelled']);
    expect(mayResubmit({ status: 'rejected', resubmitted_by: 7 })).toBe(false);
  });
});

describe('what can be asked for', () => {
  const budgets = {
    available: 482.5,
    category_budgets: [
      { category_id: 1, amount: 100, spent: 20.25, held: 9.75 },
      { category_id: 3, amount: 50, spent: 50, held: 0 },
    ],
  };
  it.each([
    [1, 7_000 + 48_250],
    [3, 48_250],
    [9, 48_250],
    [null, 48_250],
  ])('in category %s is %i', (category, amount) => expect(availableIn(category, budgets)).toBe(amount));

  it.each([
    ['the flexible one is empty', { available: 0 }, 7_000],
    ['the flexible one is overdrawn', { available: -10 }, 7_000],
    ['both are', { available: -10, category_budgets: [{ category_id: 1, amount: 10, spent: 20, held: 0 }] }, 0],
  ])('of a budget is its own while %s', (_title, left, amount) =>
    expect(availableIn(1, { ...budgets, ...left })).toBe(amount),
  );
});

it('lets a file be 2 MB, and not a byte more (specification.md 5)', () => {
  expect(fileRequest.file?.mostBytes).toBe(2_097_152);
});
