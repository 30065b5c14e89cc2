// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useApproach } from './use-approach.ts';

afterEach(cleanup);

function End({ onMore }: { onMore: () => void }) {
  return <div ref={useApproach(onMore, true, 1)} />;
}

it.each([
  ['goes on when the end came near in the same moment in which it was first looked at', [false, true], 1],
  ['does not go on when the end went away again at once', [true, false], 0],
])('a list %s', (_, changes, times) => {
  let tell: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const onMore = vi.fn();
  render(<End onMore={onMore} />);

  tell(
    changes.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
    {} as IntersectionObserver,
  );

  expect(onMore).toHaveBeenCalledTimes(times);
});
