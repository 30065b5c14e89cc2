// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { leads } from './has-destination.ts';

it('the company portal is linked once it is somewhere: on another site, or among the screens of this one', () => {
  expect(leads('https://portal.example.com/')).toBe(true);
  expect(leads('/company-admin/')).toBe(true);
  expect(leads('/nowhere/')).toBe(false);
  expect(leads('/cart/')).toBe(true);
});
