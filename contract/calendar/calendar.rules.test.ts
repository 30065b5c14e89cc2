import { expect, it } from 'vitest';
import { businessDay, businessHour, writtenDay } from './calendar.rules.ts';

it.each([
  ['2026-12-31T22:59:59Z', '2026-12-31'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-11-04T22:59:59.999Z', '2026-11-04'],
  ['2026-11-04T23:00:00Z', '2026-11-05'],
  ['2026-07-04T21:59:59Z', '2026-07-04'],
  ['2026-07-04T22:00:00Z', '2026-07-05'],
  // Summer time begins on 29.03.2026. and ends on 25.10.2026.
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('%s is in the business day %s', (moment, day) => {
  expect(businessDay(new Date(moment))).toBe(day);
});

it.each([
  ['2026-12-31T22:59:59.999Z', 23],
  ['2026-12-31T23:00:00Z', 0],
  ['2026-11-20T07:59:59Z', 8],
  ['2026-11-20T08:00:00Z', 9],
  ['2026-07-20T07:00:00Z', 9],
  // Summer time begins on 29.03.2026. and ends on 25.10.2026.
  ['2026-03-29T00:59:59Z', 1],
  ['2026-03-29T01:00:00Z', 3],
  ['2026-10-25T00:00:00Z', 2],
  ['2026-10-25T01:00:00Z', 2],
])('%s is in the business hour %i', (moment, hour) => {
  expect(businessHour(new Date(moment))).toBe(hour);
});

it('writes a day with the day first, and a dot behind each part', () => {
  expect(writtenDay('2026-12-31')).toBe('31.12.2026.');
});
