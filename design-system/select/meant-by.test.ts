import { expect, it } from 'vitest';
import { meantBy } from './meant-by.ts';

const options = [
  { label: 'Cela Srbija' },
  { label: 'Beograd' },
  { label: 'Novi Sad' },
  { label: 'Niš' },
  { label: 'Nova Varoš', disabled: true },
];

it.each([
  ['a letter goes to the first that begins so', 'n', 0, 2],
  ['the same letter again goes on to the next', 'nn', 2, 3],
  ['and around to the first, past what is off', 'n', 3, 2],
  ['more letters mean a word', 'ni', 2, 3],
  ['a word that grows stays where it was right', 'nov', 2, 2],
  ['whatever the case', 'B', 0, 1],
])('%s', (_, typed, from, place) => {
  expect(meantBy(typed, options, from)).toBe(place);
});

it('means none where nothing begins so', () => {
  expect(meantBy('x', options, 0)).toBeNull();
});
