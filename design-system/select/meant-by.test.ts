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

const places = ['Sombor', 'Šabac', 'Čačak', 'Đerdap'].map((label) => ({ label }));

it.each([
  ['a keyboard without our letters', 'cac', 0, 2],
  ['the same for a letter that has no mark', 'd', 0, 3],
  ['the letter itself before one that is like it', 's', 1, 0],
  ['more letters, which tell them apart', 'sa', 0, 1],
  ['a letter with its mark', 'š', 0, 1],
  ['a mark that is typed apart', 'c\u030ca', 0, 2],
])('is found by %s', (_, typed, from, place) => {
  expect(meantBy(typed, places, from)).toBe(place);
});

it('means none where nothing begins so', () => {
  expect(meantBy('x', options, 0)).toBeNull();
});
