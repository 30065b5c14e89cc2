// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { CHUNK_TIME_LIMIT, lazyScreen } from './lazy-screen.tsx';

// A busy machine renders slowly; no test here depends on speed.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const Page = () => <h1>The page</h1>;

async function show(load: () => Promise<typeof Page>) {
  const { Screen } = lazyScreen(load);
  await act(async () => {
    render(
      <ErrorBoundary place="/">
        <Suspense fallback={<p>Coming</p>}>
          <Screen />
        </Suspense>
      </ErrorBoundary>,
    );
  });
}

// Silences what React and the boundary log about the failure that the test provokes.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows the screen when its code is here', async () => {
  await show(async () => Page);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('draws a screen that was fetched ahead at once', async () => {
  const lazy = lazyScreen(async () => Page);
  void lazy.prefetch();
  await act(async () => {});
  render(<lazy.Screen />);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('says that the code did not come, and asks for it again only when the person wants it', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Page);
  await show(load);
  expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('does not try without a network, for a browser never asks again for code that it failed to load', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Page);
  await show(load);
  expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('asks for the code also when the network came back before the failure was shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
  await show(async () => Page);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('asks for the code again by itself when the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Page);
  await show(load);
  expect(await screen.findByRole('alert')).toBeTruthy();
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up on code that takes over 120 seconds (specification.md 8)', async () => {
  vi.useFakeTimers();
  await show(() => new Promise(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT - 1));
  expect(screen.getByText('Coming')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
});
