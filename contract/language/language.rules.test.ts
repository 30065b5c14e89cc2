import { expect, it } from 'vitest';
import { isUnseen, oneStop, ownFirst, textIn } from './language.rules.ts';

it("takes the reader's language first", () => {
  const pages = { en: 12, sr: null };
  expect([ownFirst('EN', pages), ownFirst('SR', pages)]).toEqual([
    [12, null],
    [null, 12],
  ]);
});

it.each([
  ['EN', { en: 'Massage', sr: 'Masaža' }, 'Massage'],
  ['SR', { en: 'Massage', sr: 'Masaža' }, 'Masaža'],
  ['EN', { en: '', sr: 'Masaža' }, 'Masaža'],
  ['SR', { en: 'Massage', sr: '' }, 'Massage'],
  ['SR', { en: '', sr: '' }, ''],
] as const)('says in %s of %o: %s', (language, text, said) => {
  expect(textIn(language, text)).toBe(said);
});

it.each([
  ['', true],
  [' \n\t', true],
  // A zero-width space, a soft hyphen, a direction mark, a lone surrogate.
  ['\u200b\u00ad\u202e \ud83d', true],
  ['\u200ba', false],
  ['🎉', false],
  ['.', false],
])('sees of %j nothing: %s', (text, isNothing) => {
  expect(isUnseen(text)).toBe(isNothing);
});

it.each([
  ['Prodaje Morava d.o.o..', 'Prodaje Morava d.o.o.'],
  ['Menjaš ovu osobu: Ana Ć.. Neka izabere.', 'Menjaš ovu osobu: Ana Ć. Neka izabere.'],
  ['Sold by Lipa.', 'Sold by Lipa.'],
  ['And so on...', 'And so on...'],
  ['7..15', '7..15'],
])('ends a sentence with one stop where a name has one already: %s', (text, said) => {
  expect(oneStop(text)).toBe(said);
});
