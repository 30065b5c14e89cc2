// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { LazyPopover } from './lazy-popover.tsx';

const code = vi.hoisted(() => {
  let come = () => {};
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { here, come };
});

vi.mock('./lazy-anchored-popover.ts', async () => {
  const { lazyView } = await import('./lazy-view.tsx');
  const { AnchoredPopover } = await import('#design-system/popover/anchored-popover.tsx');
  return { LazyAnchoredPopover: lazyView(() => code.here.then(() => AnchoredPopover)) };
});

it('leaves whoever went on before its code came where they are, and opens at the next press', async () => {
  renderScreen(
    <>
      <LazyPopover
        label="Favourites"
        prefetch={() => Promise.resolve()}
        trigger={(props) => (
          <button type="button" {...props}>
            Favourites
          </button>
        )}
      >
        {() => <p>A massage</p>}
      </LazyPopover>
      <input aria-label="Search" />
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Favourites' });
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  await userEvent.click(trigger);
  await userEvent.type(search, 'yo');
  await act(async () => code.come());
  await userEvent.keyboard('ga');
  expect([document.activeElement, search.value]).toEqual([search, 'yoga']);
  expect(screen.queryByText('A massage')).toBeNull();
  await userEvent.click(trigger);
  expect(await screen.findByText('A massage')).toBeDefined();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});
