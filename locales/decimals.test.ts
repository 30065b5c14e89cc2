import { expect, it } from 'vitest';
import { decimals } from './decimals.ts';

it('writes two decimals, and more only where they are asked for', () => {
  expect(decimals('EN', 1250.5)).toBe('1,250.50');
  expect(decimals('SR', 1250.5)).toBe('1.250,50');
  expect(decimals('SR', 117.1834, 6)).toBe('117,1834');
  expect(decimals('EN', 117.2, 6)).toBe('117.20');
});
