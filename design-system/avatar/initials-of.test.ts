import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Ana Petrović', 'AP'],
  [' Ana Marija  Petrović ', 'AP'],
  ['ana', 'A'],
  ['', ''],
  // A letter whose mark is a sign of its own, as files of a Mac have it.
  ['S\u030Cana C\u030Colic\u0301', 'ŠČ'],
  // A sign of two halves.
  ['🌻 Ana', '🌻A'],
  ['𝒜na', '𝒜'],
])('shows "%s" as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
