import { expect, it } from 'vitest';
import { placeIn, withPlace } from './notification-place.ts';

it.each([
  ['', 'closed'],
  ['?search=masaza', 'closed'],
  ['?notifications=all', 'list'],
  ['?notifications=17', 17],
  // An invalid id opens the list.
  ['?notifications=', 'list'],
  ['?notifications=0', 'list'],
  ['?notifications=-1', 'list'],
  ['?notifications=1e3', 'list'],
  ['?notifications=99999999999999999', 'list'],
])('%j leads to %j', (search, place) => {
  expect(placeIn(new URLSearchParams(search))).toBe(place);
});

it.each([
  ['', 'list', '?notifications=all'],
  ['?search=masaza&page=2', 17, '?search=masaza&page=2&notifications=17'],
  ['?notifications=17&search=masaza', 'closed', '?search=masaza'],
  ['?notifications=17', 'closed', ''],
] as const)('of %j, %j is at %j', (search, place, address) => {
  expect(withPlace(new URLSearchParams(search), place)).toBe(address);
});
