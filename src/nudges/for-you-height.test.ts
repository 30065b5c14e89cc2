// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { heightOf, storeHeight } from './for-you-height.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('is known to the person for whom it was kept, in a window of that width and zoom, and else to nobody', () => {
  vi.stubGlobal('outerWidth', 1280);
  vi.stubGlobal('devicePixelRatio', 1);
  expect([heightOf(7), heightOf()]).toEqual([null, null]);
  storeHeight(7, 220);
  expect([heightOf(7), heightOf()]).toEqual([220, 220]);
  expect(heightOf(8)).toBeNull();
  vi.stubGlobal('devicePixelRatio', 2);
  expect([heightOf(7), heightOf()]).toEqual([null, null]);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('outerWidth', 360);
  expect(heightOf(7)).toBeNull();
});

it('is known where nothing waited, too', () => {
  vi.stubGlobal('outerWidth', 1280);
  storeHeight(7, 0);
  expect([heightOf(7), heightOf()]).toEqual([0, 0]);
});

it('asks nothing that would have the browser lay the page out while it is drawn', () => {
  vi.stubGlobal('outerWidth', 1280);
  vi.stubGlobal('devicePixelRatio', 1);
  const inner = vi.spyOn(window, 'innerWidth', 'get');
  storeHeight(7, 220);
  heightOf(7);
  expect(inner).not.toHaveBeenCalled();
});

it('goes without where the browser has no room left', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, clear: () => {} });
  expect(() => storeHeight(7, 220)).not.toThrow();
  expect(setItem).toHaveBeenCalledTimes(1);
});
