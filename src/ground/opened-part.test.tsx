// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyView } from './lazy-view.tsx';
import { OpenedPart } from './opened-part.tsx';
import { ToastsContext, type ToastText } from './toasts-context.ts';

// Records the delay of each timer, React's included, which captures the function before any test runs.
const timers = vi.hoisted(() => {
  const times: number[] = [];
  const { setTimeout: wait } = globalThis;
  const noting = (run: () => void, time = 0) => {
    times.push(time);
    return wait(run, time);
  };
  globalThis.setTimeout = noting as typeof setTimeout;
  return times;
});

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

// Silences what React and the boundary log about the failure that the test provokes.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
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
  // After a new version was deployed, an open tab cannot load the old file, however good the connection is.
  const text = 'The connection may have dropped, or the shop has just been updated.';
  expect(toast).toMatchObject({ tone: 'error', title: 'This part could not be loaded', text });
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

/** Waits for an element by watching changes of the page, without a timer. */
async function changed(find: () => HTMLElement | null): Promise<HTMLElement> {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  }
}

it('is there as soon as its code is, also right after the press', async () => {
  let come: (part: typeof Panel) => void = () => {};
  const part = lazyView(
    () =>
      new Promise<typeof Panel>((resolve) => {
        come = resolve;
      }),
  );
  render(<Page Part={part} />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button').click();
  await changed(() => screen.queryByRole('button', { expanded: true }));
  timers.length = 0;
  come(Panel);
  await changed(() => screen.queryByText('The panel'));
  expect(timers.filter((time) => time > 0)).toEqual([]);
});
