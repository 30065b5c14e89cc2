import { expect, it } from 'vitest';
import { listedChange } from '../testing/changes.ts';
import { byDay, dayInWords } from './change-days.ts';

it('puts changes under the day of Belgrade', () => {
  const made = ['2026-11-20T23:05:00.000Z', '2026-11-20T22:55:00.000Z', '2026-11-20T07:00:00.000Z'];
  const days = byDay(made.map((at, place) => listedChange(9 - place, { at })));
  expect(days.map(({ day, changes }) => [day, changes.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [9]],
    ['2026-11-20', [8, 7]],
  ]);
});

it('has each day once, the newest first, when a change was noted after others of a later day', () => {
  const made = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z', '2026-11-20T11:00:00.000Z'];
  const days = byDay(made.map((at, place) => listedChange(9 - place, { at })));
  expect(days.map(({ day, changes }) => [day, changes.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [8]],
    ['2026-11-20', [9, 7]],
  ]);
});

it('names a day in both languages, with its year where that is another', () => {
  expect(dayInWords('2026-11-23', '2026-11-26', 'SR')).toBe('ponedeljak 23.11.');
  expect(dayInWords('2025-11-23', '2026-11-26', 'EN')).toBe('Sunday 23.11.2025.');
});
