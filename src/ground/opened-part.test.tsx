// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyView } from './lazy-screen.tsx';
import { OpenedPart } from './opened-part.tsx';
import { ToastsContext, type ToastText } from './toasts-context.ts';

const Panel = () => <p>The panel</p>;

function Page({ Part }: { Part: ReturnType<typeof lazyView> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <OpenedPart onOpen={setOpen}>
          <Part />
        </OpenedPart>
      )}
    </>
  );
}

async function press(Part: ReturnType<typeof lazyView>) {
  const show = vi.fn<(toast: ToastText) => void>();
  render(
    <ErrorBoundary place="/">
      <ToastsContext value={{ show }}>
        <Page Part={Part} />
      </ToastsContext>
    </ErrorBoundary>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open' })));
  return show;
}

// What React and the boundary say of a failure that the test provokes.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says that what was opened did not load, leaves the page as it was, and opens it at another try', async () => {
  const load = vi
    .fn<() => Promise<typeof Panel>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue(Panel);
  const show = await press(lazyView(load));
  expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-expanded')).toBe('false');
  expect(show).toHaveBeenCalledTimes(1);
  const [toast] = show.mock.lastCall ?? [];
  expect(toast).toMatchObject({ tone: 'error', title: 'This part did not load' });
  await act(async () => toast?.action?.onPress());
  expect(await screen.findByText('The panel')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a fault of the part itself to the page, which says that something went wrong', async () => {
  const show = await press(
    lazyView(async () => () => {
      throw new Error('a fault');
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong!');
  expect(show).not.toHaveBeenCalled();
});
