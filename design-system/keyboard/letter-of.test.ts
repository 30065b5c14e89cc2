import { expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'K'],
  // The letter that is written counts, not the position of the key: z and y are swapped on a Serbian keyboard.
  ['z', 'KeyY', 'z'],
  ['к', 'KeyK', 'k'],
  ['К', 'KeyK', 'K'],
  ['ѕ', 'KeyZ', 'z'],
  ['ж', 'Backslash', 'ж'],
  ['č', 'Semicolon', 'č'],
  ['/', 'Digit7', '/'],
  ['Enter', 'Enter', 'Enter'],
])('of %s at %s is %s', (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});
