import { expect, it } from 'vitest';
import { KEEPABLE } from '#contract/saved-lists/saved-lists.rules.ts';
import { company } from './company-site.tsx';
import { platform } from './platform-site.tsx';

it.each([platform, company])('$name has each place once, and each of its letters', ({ places }) => {
  const names = places.map(({ path }) => path);
  const letters = places.flatMap(({ letter }) => letter ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(letters).size).toBe(letters.length);
});

it('has lists that can be kept with the permission that it takes to see them', () => {
  for (const { name, places } of [platform, company]) {
    const keepable: Readonly<Record<string, string>> = name === 'platform' ? KEEPABLE.platform : KEEPABLE.company;
    const wrong = places.filter((place) => place.name in keepable && keepable[place.name] !== place.permission);
    expect(wrong).toEqual([]);
  }
});
