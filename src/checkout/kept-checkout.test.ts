// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetWork } from '../ground/forget-kept.ts';
import { keepCheckout, leaveCheckout, leaveCheckoutUnlessAt, readCheckout, withoutTry } from './kept-checkout.ts';

const kept = { version: '7x2@420000', open: true, understood: true, attempt: null };
const attempt = { key: 'key-1234', version: '7x2@420000' };
const PLACES = ['/cart/', '/login'];

beforeEach(() => sessionStorage.clear());

it('gives back what was kept for a person, and nothing to anybody else', () => {
  keepCheckout(1, kept);
  expect(readCheckout(1)).toEqual(kept);
  expect(readCheckout(2)).toBeNull();
});

it('forgets it, and nobody finds it after signing out', () => {
  keepCheckout(1, kept);
  keepCheckout(1, null);
  expect(readCheckout(1)).toBeNull();
  keepCheckout(1, { ...kept, attempt });
  forgetWork();
  expect(readCheckout(1)).toBeNull();
});

it('keeps a checkout that goes on, and any other try, but nothing of one whose outcome is known', () => {
  const open = { ...kept, attempt };
  expect(withoutTry(open, attempt.key)).toEqual(kept);
  expect(withoutTry({ ...open, open: false }, attempt.key)).toBeNull();
  expect([withoutTry(open, 'key-5678'), withoutTry(open, null), withoutTry(null, null)]).toEqual([open, open, null]);
  expect(withoutTry(kept, null)).toEqual(kept);
});

describe('the tick and the checkout mode', () => {
  it.each(['/cart/', '/cart', '/login'])('are as they were after the page was loaded at %s', (path) => {
    keepCheckout(1, kept);
    leaveCheckoutUnlessAt(path, PLACES);
    expect(readCheckout(1)).toEqual(kept);
  });

  it('are off when the page was loaded elsewhere, and once the cart was left', () => {
    keepCheckout(1, kept);
    leaveCheckoutUnlessAt('/transactions', PLACES);
    expect(readCheckout(1)).toBeNull();
    keepCheckout(1, kept);
    leaveCheckout(1);
    expect(readCheckout(1)).toBeNull();
  });

  it('are off, but a purchase whose outcome is not known is not forgotten', () => {
    keepCheckout(1, { ...kept, attempt });
    leaveCheckout(1);
    expect(readCheckout(1)).toEqual({ ...kept, open: false, understood: false, attempt });
  });
});

it.each(['', '{', 'null', '[]', '{"version":7}', '{"version":"v","open":true,"understood":true,"attempt":{}}'])(
  'starts over when %j stands in the storage',
  (stored) => {
    sessionStorage.setItem('izbor.work.checkout.1', stored);
    expect(readCheckout(1)).toBeNull();
  },
);
