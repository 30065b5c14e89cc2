import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchKey, sortKey } from './search.rules.ts';

it.each([
  ['čačak', 'cacak'],
  ['cacak', 'cacak'],
  ['Чачак', 'cacak'],
  ['Đorđe', 'dorde'],
  ['Djordje', 'dorde'],
  ['Ђорђе', 'dorde'],
  // Cyrillic letters that are not Serbian, and a letter with a combining accent.
  ['Чайка', 'caika'],
  ['Мыло', 'mыlo'],
  ['d\u0301jak', 'dak'],
  // Apostrophes: of a keyboard, typographic, and those that phones and foreign names use.
  ["Men's cut", "men's cut"],
  ['Men’s cut', "men's cut"],
  ['O‘Brien', "o'brien"],
  ['Oʼbrien', "o'brien"],
  ['’Ajde, ’ajde', "'ajde, 'ajde"],
  ['  Sobne   biljke ', 'sobne biljke'],
  // Digraphs of one character (ǉ, ǌ, ǆ), as some programs write them when they turn Cyrillic into Latin.
  ['Ǉubiǌe', 'ljubinje'],
  ['ǅEM ǆem', 'dzem dzem'],
  // Soft hyphens and word joiners, as web pages and books contain them.
  ['psiho\u00adterapija', 'psihoterapija'],
  ['wi\u2060fi', 'wifi'],
  ['a\u0000b', 'a b'],
  ['\ud800x', 'x'],
])('%s is searched as %s', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

it('reads each letter of the Cyrillic alphabet as its Latin one', () => {
  expect(searchKey('абвгдђежзијклљмнњопрстћуфхцчџш')).toBe('abvgddezzijklljmnnjoprstcufhccdzs');
  expect(sortKey('абвгдежзијклљмнњопрстћуфхцчџш')).toBe(sortKey('abvgdežzijklljmnnjoprstćufhcčdžš'));
  expect(sortKey('ЂАК')).toBe(sortKey('đak'));
});

it('never fails and never changes its own answer', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => searchKey(searchKey(text)) === searchKey(text)));
});

it('sorts as the Serbian alphabet does', () => {
  const words = [
    'Žurka',
    'Šuma',
    'Đak',
    'Dan',
    'Ćuprija',
    'Čokolada',
    'Cep',
    'Ljubav',
    'Luk',
    'Njiva',
    'Noć',
    'Džem',
    'Zima',
  ];
  const byKey = (one: string, other: string) => (sortKey(one) < sortKey(other) ? -1 : 1);
  expect(words.sort(byKey)).toEqual([
    'Cep',
    'Čokolada',
    'Ćuprija',
    'Dan',
    'Džem',
    'Đak',
    'Luk',
    'Ljubav',
    'Noć',
    'Njiva',
    'Šuma',
    'Zima',
    'Žurka',
  ]);
});

// The letter may also occur twice.
it.each([
  ['čača', 'čada'],
  ['ćaća', 'ćada'],
  ['đađa', 'đaeda'],
  ['ljaluz', 'ljalja'],
  ['njanuz', 'njanja'],
  ['šaša', 'šata'],
])('sorts %s before %s', (one, other) => {
  expect(sortKey(one) < sortKey(other)).toBe(true);
});

it.each([
  ['C\u030Cokolada', 'Čokolada'],
  ['s\u030Cum\u0430', 'šuma'],
  ['Ǉubav', 'Ljubav'],
  ['ǋiva', 'Njiva'],
  ['ǅem', 'Džem'],
  ['psiho\u00adterapija', 'psihoterapija'],
])('sorts %s where %s stands', (one, other) => {
  expect(sortKey(one)).toBe(sortKey(other));
});

it('sorts by no sign that nobody sees', () => {
  expect(sortKey('Ana\u0000\u0001Marija\u0000x')).toBe('ana marija x');
});
