// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HoverPopover } from './hover-popover.tsx';

afterEach(cleanup);

it('what is in it is fetched as soon as its control is pointed at, before it opens', () => {
  const prefetch = vi.fn(() => Promise.resolve());
  render(
    <HoverPopover
      label="Budget"
      prefetch={prefetch}
      trigger={(props) => (
        <button type="button" {...props}>
          Budget
        </button>
      )}
    >
      {null}
    </HoverPopover>,
  );
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button'));
  expect(prefetch).toHaveBeenCalled();
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
});
