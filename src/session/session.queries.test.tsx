// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { meQuery, REFRESH_INTERVAL, refreshPause, useRefreshMe } from './session.queries.ts';
import { watchServer } from './watch-server.ts';

const getMe = vi.fn<() => Promise<unknown>>();
vi.mock('../api/call-endpoint.ts', () => ({ callEndpoint: () => getMe() }));

function Refreshing() {
  useRefreshMe();
  return null;
}

async function start() {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { id: 1 } as never);
  render(
    <QueryClientProvider client={client}>
      <Refreshing />
    </QueryClientProvider>,
  );
  stops.push(watchServer(client, () => {}));
  await pass(0);
}

const stops: (() => void)[] = [];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  getMe.mockReset().mockResolvedValue({ id: 1 });
});
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('the person is refreshed', () => {
  it('every 7 seconds (specification.md 9)', async () => {
    await start();
    await pass(REFRESH_INTERVAL - 1);
    expect(getMe).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(getMe).toHaveBeenCalledTimes(1);
    await pass(REFRESH_INTERVAL);
    expect(getMe).toHaveBeenCalledTimes(2);
  });

  it('not while the tab is hidden, and at once when it is seen again', async () => {
    await start();
    focusManager.setFocused(false);
    await pass(10 * REFRESH_INTERVAL);
    expect(getMe).toHaveBeenCalledTimes(0);
    focusManager.setFocused(true);
    await pass(0);
    expect(getMe).toHaveBeenCalledTimes(1);
  });

  it('ever more rarely while the server is in trouble', async () => {
    getMe.mockRejectedValue(new ApiError({ kind: 'network', code: 'network', message: '' }));
    await start();
    await pass(REFRESH_INTERVAL);
    expect(getMe).toHaveBeenCalledTimes(1);
    await pass(REFRESH_INTERVAL);
    expect(getMe).toHaveBeenCalledTimes(2);
    await pass(2 * REFRESH_INTERVAL - 1);
    expect(getMe).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(getMe).toHaveBeenCalledTimes(3);
  });

  /** Fires an event of the window. */
  const tell = (event: string) => act(async () => void dispatchEvent(new Event(event)));

  it.each([
    ['the tab is seen again', 'visibilitychange'],
    ['one comes back to its window', 'focus'],
    ['the network is back', 'online'],
  ])('at once when %s, however long the next try is away (product.md 7.14)', async (_, event) => {
    getMe.mockRejectedValue(new ApiError({ kind: 'network', code: 'network', message: '' }));
    await start();
    await pass(4 * REFRESH_INTERVAL);
    expect(getMe).toHaveBeenCalledTimes(3);
    await tell(event);
    await pass(0);
    expect(getMe).toHaveBeenCalledTimes(4);
    // From here on the delays start again with the shortest.
    await pass(REFRESH_INTERVAL);
    expect(getMe).toHaveBeenCalledTimes(5);
  });

  it('not at once while nobody sees the tab, or once nobody watches any more', async () => {
    getMe.mockRejectedValue(new ApiError({ kind: 'network', code: 'network', message: '' }));
    await start();
    await pass(2 * REFRESH_INTERVAL);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await tell('online');
    seen.mockRestore();
    for (const stop of stops) stop();
    for (const event of ['visibilitychange', 'focus', 'online']) await tell(event);
    await pass(0);
    expect(getMe).toHaveBeenCalledTimes(2);
  });
});

it('waits 7, 14, 28 and at most 60 seconds after a refresh that failed', () => {
  expect([0, 1, 2, 3, 9].map(refreshPause)).toEqual([7000, 14_000, 28_000, 56_000, 60_000]);
});
