import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { watcher } from '#machines/watcher.ts';
import { watchCache } from './watch-cache.ts';

const COUNT = { queryKey: ['count'], queryFn: vi.fn() };
const NAME = { queryKey: ['name'], queryFn: vi.fn() };

const listener = setup({
  types: { context: {} as { said: unknown[] }, events: {} as { type: 'said'; what: unknown } },
  actors: { watch: watcher },
}).createMachine({
  context: { said: [] },
  invoke: { src: 'watch', input: ({ self }) => ({ machine: self }) },
  on: { said: { actions: assign({ said: ({ context, event }) => [...context.said, event.what] }) } },
});

function begin(client: QueryClient) {
  const read = () => {
    const count = client.getQueryData<number>(COUNT.queryKey);
    return count === undefined ? null : { type: 'said', what: [count, client.getQueryData(NAME.queryKey)] };
  };
  const actor = createActor(listener.provide({ actors: { watch: watchCache(client, [COUNT, NAME], read) } })).start();
  return { actor, said: () => actor.getSnapshot().context.said };
}

it('tells what is known already, and each change of any of the queries, and asks for nothing', async () => {
  const client = new QueryClient();
  client.setQueryData(COUNT.queryKey, 1);
  const { actor, said } = begin(client);
  expect(said()).toEqual([[1, undefined]]);
  client.setQueryData(NAME.queryKey, 'one');
  await vi.waitFor(() => expect(said().at(-1)).toEqual([1, 'one']));
  client.setQueryData(COUNT.queryKey, 2);
  await vi.waitFor(() => expect(said().at(-1)).toEqual([2, 'one']));
  actor.stop();
  client.setQueryData(COUNT.queryKey, 3);
  expect(client.getQueryCache().find(COUNT)?.getObserversCount()).toBe(0);
  expect([COUNT.queryFn.mock.calls, NAME.queryFn.mock.calls]).toEqual([[], []]);
});

it('says nothing before there is something to say', async () => {
  const client = new QueryClient();
  const { said } = begin(client);
  expect(said()).toEqual([]);
  client.setQueryData(COUNT.queryKey, 1);
  await vi.waitFor(() => expect(said()).toEqual([[1, undefined]]));
});
