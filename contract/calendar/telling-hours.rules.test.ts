import { expect, it } from 'vitest';
import { isTellingHour, nextTellingHour } from './telling-hours.rules.ts';

it.each([
  ['2026-11-24T07:59:00Z', false],
  ['2026-11-24T08:00:00Z', true],
  ['2026-11-24T16:59:59Z', true],
  ['2026-11-24T17:00:00Z', false],
  // In summer Belgrade is two hours ahead of UTC.
  ['2026-07-24T07:00:00Z', true],
])('people may be told at %s: %s', (moment, may) => {
  expect(isTellingHour(new Date(moment))).toBe(may);
});

it.each([
  ['2026-11-24T22:30:00Z', '2026-11-25T08:00:00.000Z'],
  ['2026-11-25T04:00:00Z', '2026-11-25T08:00:00.000Z'],
  ['2026-11-24T17:00:00Z', '2026-11-25T08:00:00.000Z'],
  // Summer time begins in the night that is waited for.
  ['2026-03-28T20:00:00Z', '2026-03-29T07:00:00.000Z'],
])('who may not be told at %s is told at %s', (moment, next) => {
  expect(nextTellingHour(new Date(moment)).toISOString()).toBe(next);
});
