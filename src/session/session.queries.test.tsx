// @vitest-environment happy-dom
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { meQuery, REFRESH_INTERVAL, refreshPause, useRefreshMe } from './session.queries.ts';

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
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  getMe.mockReset().mockResolvedValue({ id: 1 });
});
afterEach(() => {
  cleanup();
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
});

it('waits 7, 14, 28 and at most 60 seconds after a refresh that failed', () => {
  expect([0, 1, 2, 3, 9].map(refreshPause)).toEqual([7000, 14_000, 28_000, 56_000, 60_000]);
});
