import { expect, it } from 'vitest';
import { company } from './company-site.tsx';
import { platform } from './platform-site.tsx';

it.each([platform, company])('$name has each place once, and each of its letters', ({ places }) => {
  const names = places.map(({ path }) => path);
  const letters = places.flatMap(({ letter }) => letter ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(letters).size).toBe(letters.length);
});
