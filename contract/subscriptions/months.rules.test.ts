import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, lastDayOfMonth } from '../calendar/days.rules.ts';
import {
  dueMonth,
  firstMonth,
  isStillThere,
  monthAfter,
  monthOf,
  nextChargeDay,
  openMonth,
  renewalDay,
} from './months.rules.ts';

it.each([
  ['2026-11-20', '2026-11-01', '2026-12-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2027-01-01', '2026-12-31'],
  ['2027-01-31', '2027-01-01', '2027-02-01', '2027-01-31'],
  ['2027-02-01', '2027-02-01', '2027-03-01', '2027-02-28'],
  ['2028-02-29', '2028-02-01', '2028-03-01', '2028-02-29'],
])('%s is in the month of %s, before that of %s, and its month ends on %s', (day, month, after, last) => {
  expect([monthOf(day), monthAfter(day), lastDayOfMonth(day)]).toEqual([month, after, last]);
});

it.each([
  ['2026-11-01', '2026-11-05'],
  ['2028-02-29', '2028-02-05'],
])('subscriptions renew in the month of %s on %s', (day, renewal) => {
  expect(renewalDay(day)).toBe(renewal);
});

it.each([
  ['2026-12-04', false],
  ['2026-12-05', true],
  [null, true],
])('whoever has %s as the last day is charged on 5 December: %s', (lastDay, isCharged) => {
  expect(isStillThere('2026-12-05', lastDay)).toBe(isCharged);
});

describe('a renewal', () => {
  it.each([
    ['before its month', '2026-12-01', '2026-11-30', null],
    ['on the 1st', '2026-12-01', '2026-12-01', null],
    ['on the 4th', '2026-12-01', '2026-12-04', null],
    ['on the 5th', '2026-12-01', '2026-12-05', '2026-12-01'],
    ['later in its month', '2026-12-01', '2026-12-31', '2026-12-01'],
    ['of the next year', '2027-01-01', '2027-01-05', '2027-01-01'],
    ['once a whole month was missed, before the 5th', '2026-12-01', '2027-01-04', null],
    ['once a whole month was missed', '2026-12-01', '2027-01-05', '2027-01-01'],
    ['when the clock was put back', '2027-01-01', '2026-12-31', null],
  ])('%s', (_title, next, today, due) => {
    expect(dueMonth(next, today)).toBe(due);
  });
});

describe('subscribing pays', () => {
  it.each([
    ['the month that runs, before the 5th', '2026-11-03', null, '2026-11-01'],
    ['the month that runs, on the 5th', '2026-11-05', null, '2026-11-01'],
    ['the month that runs, on its last day', '2026-11-30', null, '2026-11-01'],
    ['the month that runs, when an earlier one was paid', '2026-11-30', '2026-10-01', '2026-11-01'],
    ['the month that runs, when one long before was paid', '2026-11-30', '2026-07-01', '2026-11-01'],
    ['the next month, when this one was paid before the clock was put back', '2026-11-30', '2026-11-01', '2026-12-01'],
    ['the month after, when the next one was', '2026-11-30', '2026-12-01', '2027-01-01'],
  ])('%s', (_title, today, lastPaid, month) => {
    expect(firstMonth(today, lastPaid)).toBe(month);
  });
});

it.each([
  ['2026-12-01', '2026-11-20', '2026-12-05'],
  ['2026-12-01', '2026-12-04', '2026-12-05'],
  ['2026-12-01', '2026-12-05', '2026-12-05'],
  ['2026-12-01', '2026-12-09', '2026-12-09'],
  ['2026-12-01', '2027-01-02', '2027-01-05'],
])('what is paid up to the month before %s is charged next, seen on %s, on %s', (next, today, day) => {
  expect(nextChargeDay(next, today)).toBe(day);
});

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('always', () => {
  it('names days that exist, in order', () => {
    fc.assert(
      fc.property(day, (today) => {
        const days = [monthOf(today), today, lastDayOfMonth(today), monthAfter(today)];
        expect(days.every(isDay)).toBe(true);
        expect(days).toEqual([...days].sort());
        expect(Date.parse(monthAfter(today)) - Date.parse(lastDayOfMonth(today))).toBe(24 * 60 * 60 * 1000);
      }),
    );
  });

  // The job may run any number of times, on any days, and with a clock that jumps.
  it('charges each month at most once, and every month in which a job ran from the 5th on', () => {
    fc.assert(
      fc.property(day, fc.array(day, { maxLength: 60 }), (start, runs) => {
        let next = monthAfter(firstMonth(start, null));
        const charged = [monthOf(start)];
        for (const today of runs) {
          const due = dueMonth(next, today);
          if (due === null) continue;
          charged.push(due);
          next = monthAfter(due);
        }
        expect(new Set(charged).size).toBe(charged.length);
        const inOrder = [...runs].sort();
        let paidTo = monthAfter(start);
        const months = [monthOf(start)];
        for (const today of inOrder) {
          const due = dueMonth(paidTo, today);
          if (due) months.push(due);
          if (due) paidTo = monthAfter(due);
        }
        const wanted = inOrder.filter((today) => monthOf(today) > start && Number(today.slice(8)) >= 5).map(monthOf);
        expect(months.slice(1)).toEqual([...new Set(wanted)]);
      }),
    );
  });

  it('has the month that runs either paid or to be paid next', () => {
    fc.assert(
      fc.property(day, day, (next, today) => {
        const month = monthOf(next);
        expect(openMonth(month, today)).toBe(month > monthOf(today) ? null : monthOf(today));
        expect(nextChargeDay(month, today) >= today).toBe(true);
      }),
    );
  });
});
