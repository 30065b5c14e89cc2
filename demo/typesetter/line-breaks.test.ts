import { expect, it } from 'vitest';
import { balancedLines, paragraphLines } from './line-breaks.ts';

/** Measures every letter as one point wide. */
const measure = (text: string) => text.length;

it('fills lines with the words that fit', () => {
  expect(paragraphLines('one two three four five six', measure, 14)).toEqual(['one two three', 'four five six']);
});

it('leaves no short word alone in the last line where that costs no further line', () => {
  expect(paragraphLines('aaaa bbbb cccc dddd eeee ffff gggg hhhh it', measure, 39)).toEqual([
    'aaaa bbbb cccc dddd eeee ffff gggg',
    'hhhh it',
  ]);
});

it('parts a heading in the middle', () => {
  expect(balancedLines('Sve o karti i vaučerima za svaki dan', (text) => 10 * text.length, 300)).toEqual([
    'Sve o karti i vaučerima',
    'za svaki dan',
  ]);
});

it.each([
  ['a preposition from its word', 'Otvori nalog s lozinkom', 'Otvori nalog'.length + 2, ['Otvori nalog', 's lozinkom']],
  ['a percent sign from its number', 'Stopa je ovde 20 % cene', 16, ['Stopa je ovde', '20 % cene']],
  ['a currency from its amount', 'Iznos je 1.500,00 RSD', 18, ['Iznos je', '1.500,00 RSD']],
  ['a day from its month', 'Važi najduže do 31. decembra', 21, ['Važi najduže do', '31. decembra']],
])('does not part %s', (_, text, width, lines) => {
  expect(paragraphLines(text, measure, width)).toEqual(lines);
});

it('keeps a word that is wider than the line', () => {
  expect(paragraphLines('nezaboravno', measure, 5)).toEqual(['nezaboravno']);
});
