// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hasDestination } from './has-destination.ts';

it('the company portal is linked once it is somewhere: on another site, or among the screens of this one', () => {
  expect(hasDestination('https://portal.example.com/')).toBe(true);
  expect(hasDestination('/company-admin/')).toBe(true);
  expect(hasDestination('/nowhere/')).toBe(false);
  expect(hasDestination('/cart/')).toBe(true);
});
