// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetWork } from '../app/kept-work.ts';

const kept = { version: '7x2@420000', open: true, understood: true, attempt: null };
const attempt = { key: 'key-1234', version: '7x2@420000' };
const PLACES = ['/cart/', '/login'];

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});

/** As after a page load: nothing is known but what is stored. */
const load = () => import('./kept-checkout.ts');

it('gives back what was kept for a person, and nothing to anybody else', async () => {
  const { keepCheckout, readCheckout } = await load();
  keepCheckout(1, kept);
  expect(readCheckout(1)).toEqual(kept);
  expect(readCheckout(2)).toBeNull();
});

it('forgets it, and nobody finds it after signing out', async () => {
  const { keepCheckout, readCheckout } = await load();
  keepCheckout(1, kept);
  keepCheckout(1, null);
  expect(readCheckout(1)).toBeNull();
  keepCheckout(1, { ...kept, attempt });
  forgetWork();
  expect(readCheckout(1)).toBeNull();
});

describe('the tick and the checkout mode', () => {
  it.each(['/cart/', '/cart'])('are as they were after a reload of %s', async (loadedAt) => {
    (await load()).keepCheckout(1, kept);
    vi.resetModules();
    expect((await load()).readContinued(1, loadedAt, PLACES)).toEqual(kept);
  });

  it('are as they were when signing in again led back, wherever the page was loaded', async () => {
    const { keepCheckout, noteLostSession, readContinued } = await load();
    keepCheckout(1, kept);
    noteLostSession();
    expect(readContinued(1, '/flexible-benefits', PLACES)).toEqual(kept);
  });

  it('are off once the cart was left, and when it is opened from a page that was loaded meanwhile', async () => {
    const { keepCheckout, leaveCheckout, readContinued } = await load();
    keepCheckout(1, kept);
    leaveCheckout(1);
    expect(readContinued(1, '/cart/', PLACES)).toBeNull();
    keepCheckout(1, kept);
    expect(readContinued(1, '/transactions', PLACES)).toBeNull();
  });

  it('are off, but a purchase whose outcome is not known is not forgotten', async () => {
    const { keepCheckout, leaveCheckout, readContinued } = await load();
    keepCheckout(1, { ...kept, attempt });
    leaveCheckout(1);
    expect(readContinued(1, '/cart/', PLACES)).toEqual({ ...kept, open: false, understood: false, attempt });
  });
});

it.each(['', '{', 'null', '[]', '{"version":7}', '{"version":"v","open":true,"understood":true,"attempt":{}}'])(
  'starts over when %j stands in the storage',
  async (stored) => {
    sessionStorage.setItem('izbor.work.checkout.1', stored);
    expect((await load()).readCheckout(1)).toBeNull();
  },
);
