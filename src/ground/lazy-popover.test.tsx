// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPopover } from './lazy-popover.tsx';

afterEach(cleanup);

it.each([
  ['pointed at', () => fireEvent.pointerEnter(screen.getByRole('button'))],
  ['reached by the keyboard', () => fireEvent.focus(screen.getByRole('button'))],
])('what is in it is fetched as soon as its control is %s, and not before', (_, near) => {
  const prefetch = vi.fn(() => Promise.resolve());
  render(
    <LazyPopover
      label="Favourites"
      prefetch={prefetch}
      trigger={(props) => (
        <button type="button" {...props}>
          Favourites
        </button>
      )}
    >
      {() => null}
    </LazyPopover>,
  );
  expect(prefetch).not.toHaveBeenCalled();
  near();
  expect(prefetch).toHaveBeenCalled();
});
