// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetCheckout, keepCheckout, readCheckout } from './kept-checkout.ts';

beforeEach(() => sessionStorage.clear());

const kept = { version: '7x2@420000', understood: true, attempt: { key: 'key-1234', version: '7x2@420000' } };

it('gives back what was kept for a person, and nothing to anybody else', () => {
  keepCheckout(1, kept);
  expect(readCheckout(1)).toEqual(kept);
  expect(readCheckout(2)).toBeNull();
});

it('forgets it', () => {
  keepCheckout(1, kept);
  forgetCheckout(1);
  expect(readCheckout(1)).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"version":7}', '{"version":"v","understood":true,"attempt":{}}'])(
  'starts over when %j stands in the storage',
  (stored) => {
    sessionStorage.setItem('izbor.checkout.1', stored);
    expect(readCheckout(1)).toBeNull();
  },
);
