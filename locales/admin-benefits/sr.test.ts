import { expect, it } from 'vitest';
import { sr } from './sr.ts';

it.each([
  [1, 'drži 1 osoba i ne može više da ga kupi.', 'drži 1 osoba.', 'ima 1 osoba:'],
  [2, 'drže 2 osobe i ne mogu više da ga kupe.', 'drže 2 osobe.', 'imaju 2 osobe:'],
  [5, 'drži 5 osoba i ne može više da ga kupi.', 'drži 5 osoba.', 'ima 5 osoba:'],
  [12, 'drži 12 osoba i ne može više da ga kupi.', 'drži 12 osoba.', 'ima 12 osoba:'],
  [23, 'drže 23 osobe i ne mogu više da ga kupe.', 'drže 23 osobe.', 'imaju 23 osobe:'],
])('says of %i people what they have of what ends', (count, carts, favourites, budgets) => {
  expect(sr['benefit.end.carts']({ count })).toBe(`U korpi ga ${carts}`);
  expect(sr['benefit.end.favourites']({ count })).toBe(`Među omiljenim ga ${favourites}`);
  expect(sr['category.end.people']({ count })).toBe(
    `Ostatak njenog budžeta ${budgets} treba da se potroši ili uzme nazad.`,
  );
});
