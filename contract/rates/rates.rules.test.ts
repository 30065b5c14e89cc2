import { expect, it } from 'vitest';
import { isFixed, movedBy, needsSecond, perEuroOf, rateOf } from './rates.rules.ts';

it.each([
  ['117.2', 117_200_000],
  ['117,20', 117_200_000],
  [' 1.955830 ', 1_955_830],
  ['0,000001', 1],
  ['100000', 100_000_000_000],
  ['100000,1', null],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1.1234567', null],
  ['1.000,5', null],
  ['1e3', null],
])('%j as a rate is %s millionths', (typed, rate) => {
  expect(rateOf(typed)).toBe(rate);
});

it('tells by how much a rate moves, and asks for somebody else above 2 %', () => {
  expect([movedBy(117_200_000, 117_500_000), movedBy(100, 98), movedBy(117_200_000, 117_200_000)]).toEqual([
    0.26, -2, 0,
  ]);
  expect([movedBy(100_000_000, 350_000_000), movedBy(117_200_000, 0)]).toEqual([250, -100]);
  const still = { low: 100_000_000, high: 100_000_000 };
  expect(needsSecond(still, 102_000_000)).toBe(false);
  expect(needsSecond(still, 102_000_001)).toBe(true);
  expect(needsSecond(still, 98_000_000)).toBe(false);
  expect(needsSecond(still, 97_999_999)).toBe(true);
});

it('measures from the lowest rate of a week upwards, and from the highest downwards', () => {
  const week = { low: 100_000_000, high: 101_900_000 };
  expect(needsSecond(week, 102_000_000)).toBe(false);
  // Only 0.1 % above the highest rate of the week, but more than 2 % above the lowest.
  expect(needsSecond(week, 102_000_001)).toBe(true);
  // 101.9 less 2 % is 99.862, which is itself still allowed.
  expect(needsSecond(week, 99_862_000)).toBe(false);
  expect(needsSecond(week, 99_861_999)).toBe(true);
});

it('fixes the euro and the mark', () => {
  expect([isFixed('RSD'), isFixed('EUR'), isFixed('KM')]).toEqual([false, true, true]);
});

it('is told in major units', () => {
  expect([perEuroOf(117_200_000), perEuroOf(1_955_830)]).toEqual([117.2, 1.95583]);
});
