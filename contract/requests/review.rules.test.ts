import { expect, it } from 'vitest';
import { isWarning, lateBefore, SIGNALS } from './review.rules.ts';

it.each([
  ['2026-11-26', '2026-11-23'],
  ['2026-11-23', '2026-11-18'],
  ['2026-11-22', '2026-11-18'],
  // The 11th is Armistice Day.
  ['2026-11-13', '2026-11-09'],
  ['2026-04-14', '2026-04-07'],
])('on %s what was filed before %s waits past three business days', (today, first) => {
  expect(lateBefore(today)).toBe(first);
});

it('warns of what may be paid twice, of much, and of what was refused; the rest is a note', () => {
  expect(SIGNALS.filter((kind) => !isWarning(kind))).toEqual([
    'over_limit',
    'near',
    'before_joined',
    'weekend',
    'holiday',
  ]);
});
