// @vitest-environment happy-dom
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

const failing = () => Promise.reject(new TypeError('Failed to fetch'));

it('fails a change at once without a network, and never carries it out later', async () => {
  onlineManager.setOnline(false);
  let asked = 0;
  const change = new MutationObserver(makeQueryClient(), {
    mutationFn: () => {
      asked += 1;
      return failing();
    },
  });

  await expect(change.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(asked).toBe(1);
});

it('fails a read without a network, so that its screen can say so and offer another try', async () => {
  onlineManager.setOnline(false);

  await expect(makeQueryClient().fetchQuery({ queryKey: ['x'], queryFn: failing, retry: false })).rejects.toThrow(
    'Failed to fetch',
  );
});

it('asks again when one comes back to a window that was seen all the time, beside another', async () => {
  const client = makeQueryClient();
  client.mount();
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return asked;
  };
  const leave = new QueryObserver(client, { queryKey: ['x'], queryFn, refetchOnWindowFocus: 'always' }).subscribe(
    () => {},
  );
  await vi.waitFor(() => expect(client.getQueryData(['x'])).toBe(1));

  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(client.getQueryData(['x'])).toBe(2));
  leave();
  client.unmount();
});
