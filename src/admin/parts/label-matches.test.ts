import { expect, it } from 'vitest';
import { labelMatches } from './label-matches.ts';

it.each([
  ['Đorđe Čolić', 'colic'],
  ['Đorđe Čolić', 'čolić đor'],
  ['Đorđe Čolić', '  Чолић   Ђорђе '],
  ['Đorđe Čolić', ''],
])('%s answers to "%s": its words in any order', (label, typed) => {
  expect(labelMatches(label, typed)).toBe(true);
});

it.each(['Čolić Marko', 'ćolo'])('Đorđe Čolić does not answer to "%s"', (typed) => {
  expect(labelMatches('Đorđe Čolić', typed)).toBe(false);
});
