import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('a category is optional in the lists of benefits (specification.md 2)', () => {
  expect(paths.flexible()).toBe('/flexible-benefits');
  expect(paths.flexible(105)).toBe('/flexible-benefits/105');
  expect(paths.special(1)).toBe('/special-offers/1');
});

it('a search leads to the flexible benefits with what was typed in the address', () => {
  expect(paths.search(' čaj & kafa ')).toBe('/flexible-benefits?search=%C4%8Daj+%26+kafa');
  expect(paths.search('  ')).toBe('/flexible-benefits');
});
