import { expect, it } from 'vitest';
import { isWarning, lateBefore, PROMISE_DAYS, SIGNALS } from './review.rules.ts';

it.each([
  ['2026-11-26', 3, '2026-11-23'],
  ['2026-11-26', 1, '2026-11-25'],
  ['2026-11-23', 3, '2026-11-18'],
  ['2026-11-22', 3, '2026-11-18'],
  // 11 November is Armistice Day, a public holiday.
  ['2026-11-13', 3, '2026-11-09'],
  ['2026-11-26', 20, '2026-10-28'],
  ['2026-04-14', 3, '2026-04-07'],
])('on %s, with %i business days promised, what was filed before %s is late', (today, promised, first) => {
  expect(lateBefore(today)[promised - 1]).toBe(first);
});

it('knows of each promise that a company can make from when on a request has time', () => {
  expect(lateBefore('2026-11-26')).toHaveLength(PROMISE_DAYS.most);
});

it('warns of what may be paid twice, of much, and of what was refused; the rest is a note', () => {
  expect(SIGNALS.filter((kind) => !isWarning(kind))).toEqual([
    'over_limit',
    'near',
    'before_joined',
    'weekend',
    'holiday',
  ]);
  expect(SIGNALS.filter(isWarning)).toEqual(['same_file', 'same_purchase', 'high', 'filed_again']);
});
