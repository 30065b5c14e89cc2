import { expect, it } from 'vitest';
import { cappedCount } from './capped-count.ts';

it('says a count as the language writes it, and beyond what is counted that there may be more', () => {
  expect([0, 999, 1000].map((count) => cappedCount(1000, 'EN', count))).toEqual(['0', '999', '1,000+']);
  expect([0, 999, 1000].map((count) => cappedCount(1000, 'SR', count))).toEqual(['0', '999', '1.000+']);
});
