import { describe, expect, it } from 'vitest';
import { addDays } from './days.rules.ts';
import { isHoliday, isWeekend, isWorkday } from './workdays.rules.ts';

describe('a day on which nobody works', () => {
  it.each(['2026-01-01', '2026-01-07', '2026-02-16', '2026-05-01', '2026-05-02', '2026-11-11'])('is %s', (day) => {
    expect(isHoliday(day)).toBe(true);
  });

  it.each([
    ['2024-05-05', '2024-05-03', '2024-05-06'],
    ['2025-04-20', '2025-04-18', '2025-04-21'],
    ['2026-04-12', '2026-04-10', '2026-04-13'],
    ['2027-05-02', '2027-04-30', '2027-05-03'],
    ['2033-04-24', '2033-04-22', '2033-04-25'],
  ])('is Easter on %s, from %s to %s', (sunday, friday, monday) => {
    expect([friday, addDays(friday, 1), sunday, monday].map(isHoliday)).toEqual([true, true, true, true]);
  });

  it.each(['2026-04-09', '2026-04-14', '2026-01-06', '2026-11-26'])('is not %s', (day) => {
    expect([isHoliday(day), isWorkday(day)]).toEqual([false, true]);
  });

  it.each([
    ['2023-01-01', '2023-01-03'],
    ['2025-02-16', '2025-02-17'],
    ['2026-02-15', '2026-02-17'],
    ['2028-01-02', '2028-01-03'],
    ['2029-11-11', '2029-11-12'],
  ])('is also the first workday after the Sunday %s, which is a state day: %s', (_, day) => {
    expect([isHoliday(day), isWorkday(day), isWorkday(addDays(day, 1))]).toEqual([true, false, true]);
  });

  it.each([
    ['2021-05-02', '2021-05-04'],
    ['2027-05-02', '2027-05-04'],
  ])('is the Tuesday where the Sunday %s is both Easter and a state day: %s', (_, day) => {
    expect([isWorkday(day), isWorkday(addDays(day, 1))]).toEqual([false, true]);
  });

  it.each([
    ['2024-01-07', 'Christmas on a Sunday', '2024-01-08'],
    ['2026-05-02', 'a state day on a Saturday', '2026-05-04'],
  ])('is none after %s, %s: %s', (_, __, day) => {
    expect([isHoliday(day), isWorkday(day)]).toEqual([false, true]);
  });

  it('is each Saturday and Sunday', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false]);
    expect(isWorkday('2026-11-22')).toBe(false);
  });
});
