import { expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'K'],
  // As it is written, wherever that stands on the keyboard: z and y of a Serbian one.
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
