// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { LazyPopover } from './lazy-popover.tsx';

/** A popover of the header, which stays mounted when the page changes. */
const popover = (prefetch: () => Promise<void>) =>
  renderScreen(
    <LazyPopover
      label="Favourites"
      prefetch={prefetch}
      trigger={(props) => (
        <button type="button" {...props}>
          Favourites
        </button>
      )}
    >
      {() => <p>A massage</p>}
    </LazyPopover>,
    { at: ['/before', '/here'] },
  );

it.each([
  ['pointed at', () => fireEvent.pointerEnter(screen.getByRole('button'))],
  ['reached by the keyboard', () => fireEvent.focus(screen.getByRole('button'))],
])('what is in it is fetched as soon as its control is %s, and not before', (_, near) => {
  const prefetch = vi.fn(() => Promise.resolve());
  popover(prefetch);
  expect(prefetch).not.toHaveBeenCalled();
  near();
  expect(prefetch).toHaveBeenCalled();
});

it('closes when one goes back to another place, which is not seen under it', async () => {
  const { history, where } = popover(() => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Favourites' }));
  await screen.findByText('A massage');
  await act(async () => history.go(-1));
  expect(where()).toBe('/before');
  await waitFor(() => expect(screen.queryByText('A massage')).toBeNull());
  await act(async () => history.go(1));
  expect(screen.queryByText('A massage')).toBeNull();
});
