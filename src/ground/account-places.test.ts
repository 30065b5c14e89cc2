import { expect, it } from 'vitest';
import { ACCOUNT_PLACES, isOpenPlace } from './account-places.ts';

const placeOf = (name: string) => {
  const place = ACCOUNT_PLACES.find((each) => each.name === name);
  if (!place) throw new Error(`There is no place ${name}`);
  return place;
};

it('my requests lead to the tab with them, not to a new one', () => {
  expect(placeOf('requests').to).toBe('/reimbursement?tab=mine');
});

it.each([
  ['/reimbursement', 'requests'],
  ['/budget/', 'budget'],
  ['/account/', 'profile'],
  ['/continuation', 'learning'],
])('on %s the place %s is open, and no other', (pathname, name) => {
  expect(ACCOUNT_PLACES.filter((place) => isOpenPlace(place, pathname)).map((place) => place.name)).toEqual([name]);
});
