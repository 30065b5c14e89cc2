import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Ana Petrović', 'AP'],
  [' Ana Marija  Petrović ', 'AP'],
  ['ana', 'A'],
  ['', ''],
  // Letters with separate combining marks, as in files from a Mac.
  ['S\u030Cana C\u030Colic\u0301', 'ŠČ'],
  // A character of two UTF-16 units.
  ['🌻 Ana', '🌻A'],
  ['𝒜na', '𝒜'],
])('shows "%s" as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
