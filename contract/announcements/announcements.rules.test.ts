import { expect, it } from 'vitest';
import { hasBegun, hasMoved, lackingTexts, momentInBelgrade } from './announcements.rules.ts';

const texts = { title_sr: '', title_en: '', text_sr: '', text_en: '', alt_sr: '', alt_en: '', picture: null };

it('each part is needed in one language, for it is read where the other misses', () => {
  expect(lackingTexts(texts)).toEqual(['title_sr', 'text_sr']);
  expect(lackingTexts({ ...texts, title_en: 'Hours', text_sr: '<p> &nbsp;</p>' })).toEqual(['text_sr']);
  expect(lackingTexts({ ...texts, title_en: 'Hours', text_sr: '<p>Od 9</p>' })).toEqual([]);
});

it('what a picture shows is needed where there is one', () => {
  const pictured = { ...texts, title_en: 'Hours', text_sr: '<p>Od 9</p>', picture: {} };
  expect(lackingTexts(pictured)).toEqual(['alt_sr']);
  expect(lackingTexts({ ...pictured, alt_en: 'A clock' })).toEqual([]);
});

it.each([
  [5, 15, false],
  [5, 16, true],
  [20_000, 20_200, false],
  [20_000, 19_799, true],
  [1000, 1011, true],
])('%i people who were confirmed and %i by now are others: %s', (confirmed, now, moved) => {
  expect(hasMoved(confirmed, now)).toBe(moved);
});

it.each([
  [0, 0, false],
  [1, 0, true],
  [0, 1, true],
  [1, 1, true],
])('with %i people who were told and %i who were left out it has begun: %s', (told, skipped, begun) => {
  expect(hasBegun({ told, skipped })).toBe(begun);
});

it.each([
  ['2026-11-24', '09:00', '2026-11-24T08:00:00.000Z'],
  ['2026-11-24', '14:15', '2026-11-24T13:15:00.000Z'],
  ['2026-07-24', '00:30', '2026-07-23T22:30:00.000Z'],
  // An hour that the switch to summer time skips.
  ['2026-03-29', '02:30', undefined],
  ['sutra', '09:00', undefined],
])('on %s at %s by the clock of Belgrade it is %s', (day, time, moment) => {
  expect(momentInBelgrade(day, time)?.toISOString()).toBe(moment);
});
