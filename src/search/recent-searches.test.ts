import { expect, it } from 'vitest';
import { withSearch } from './recent-searches.ts';

it('has the newest search first, five at most', () => {
  const five = ['bazen', 'kurs', 'masaža', 'karte', 'hrana'];
  expect(withSearch(five, ' frizer ')).toEqual(['frizer', 'bazen', 'kurs', 'masaža', 'karte']);
});

it('has one search once, in whatever letters it was written, as it was written last', () => {
  expect(withSearch(['kurs', 'masaža'], 'Масажа')).toEqual(['Масажа', 'kurs']);
});

it('keeps nothing where nothing was typed', () => {
  expect(withSearch(['kurs'], '  ')).toEqual(['kurs']);
});
