import { expect, it } from 'vitest';
import { settable } from './settable.ts';
import { openDocument } from './typefaces.ts';

const { fonts } = await openDocument();

it.each([
  ['Љубица Ђорђевић', 'Ljubica Đorđević'],
  ['Łukasz Nguyễn, Őrsi Ștefan', 'Łukasz Nguyễn, Őrsi Ștefan'],
  ['Олександра Їжакевич', 'Oleksandra Jižakevič'],
  ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopulos'],
  ['ΑΎΓΟΥΣΤΟΣ Ευαγγελία', 'AVGUSTOS Evaggelia'],
  ['Ana 🌸 Marić', 'Ana Marić'],
  ['Ana Marić 👩🏽‍💻', 'Ana Marić'],
  ['𝓐𝓷𝓪 Ｍａｒｉć', 'Ana Marić'],
  ['Petar (王小明) Lee', 'Petar () Lee'],
])('sets %s as %s', (text, set) => {
  expect(settable(text, fonts.display)).toBe(set);
});

it('draws a letter for each that is left', () => {
  const set = settable('Жељка Ћирић 🌸 Ψυχή Њњ Ґґ Ўў ҷ ə', fonts.display);
  const known = new Set(fonts.display.getCharacterSet());
  expect([...set].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
