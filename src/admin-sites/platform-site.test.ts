import { expect, it } from 'vitest';
import { platform } from './platform-site.tsx';

it('has each place once, and each of its letters', () => {
  const names = platform.places.map(({ path }) => path);
  const letters = platform.places.flatMap(({ letter }) => letter ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(letters).size).toBe(letters.length);
});
