// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPlace, restorePlace } from './scroll-memory.ts';

let grow = () => {};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('scrollY', 900);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 2000);
});

afterEach(() => vi.unstubAllGlobals());

it('comes back to where an entry was left once its list is long enough again', () => {
  rememberPlace('list');
  restorePlace('list');
  vi.mocked(scrollTo).mockClear();
  grow();
  expect(scrollTo).toHaveBeenCalledWith(0, 900);
});

it.each(['wheel', 'keydown', 'pointerdown'])(
  'leaves the page where it is once somebody has begun by a %s',
  (gesture) => {
    rememberPlace('list');
    restorePlace('list');
    vi.mocked(scrollTo).mockClear();
    dispatchEvent(new Event(gesture));
    grow();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);
