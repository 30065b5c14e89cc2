import { expect, it } from 'vitest';
import { readerLanguage } from './reader-language.ts';

it.each([
  [undefined, 'EN'],
  ['', 'EN'],
  ['sr', 'SR'],
  ['sr-Latn-RS,sr;q=0.9,en;q=0.8', 'SR'],
  ['en-US,en;q=0.9,sr;q=0.8', 'EN'],
  ['sr;q=0.3, en;q=0.7', 'EN'],
  ['de-DE, sr;q=0.2', 'SR'],
  ['bs-BA', 'SR'],
  ['sr;q=0', 'EN'],
  ['*', 'EN'],
  [';;;q=,,,', 'EN'],
])('a reader who asks for %j is answered in %s', (header, language) => {
  expect(readerLanguage(header)).toBe(language);
});
