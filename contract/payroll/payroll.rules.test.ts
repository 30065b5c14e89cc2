import { expect, it } from 'vitest';
import { isOver, monthOf, monthsOfYear, nextMonth } from './payroll.rules.ts';

it.each([
  ['2026-03-31T21:59:59Z', '2026-03'],
  ['2026-03-31T22:00:00Z', '2026-04'],
  ['2026-12-31T22:59:59Z', '2026-12'],
  ['2026-12-31T23:00:00Z', '2027-01'],
])('%s is of the month %s in Belgrade', (moment, month) => {
  expect(monthOf(new Date(moment))).toBe(month);
});

it.each([
  ['2026-03-31T21:59:59Z', false],
  ['2026-03-31T22:09:59Z', false],
  ['2026-03-31T22:10:00Z', true],
  ['2026-05-02T08:00:00Z', true],
])('March is over ten minutes after its end in Belgrade: at %s %s', (moment, over) => {
  expect(isOver('2026-03', new Date(moment))).toBe(over);
});

it('the month after December is of the next year', () => {
  expect(nextMonth('2026-12')).toBe('2027-01');
});

it.each([
  [2025, ['2025-11', '2025-12']],
  [2026, ['2026-01', '2026-02', '2026-03']],
  [2027, []],
])('the months of %i are those from the first to the one that goes on', (year, months) => {
  expect(monthsOfYear(year, '2025-11', new Date('2026-03-05T10:00:00Z'))).toEqual(months);
});
