// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { jelena } from '../testing/people.ts';
import { meQuery } from './session.queries.ts';
import { watchServer } from './watch-server.ts';

/** A shop with the poll and one list; `isAway` turns its server off. */
function open() {
  const client = makeQueryClient();
  const server = { isAway: false, refusal: new ApiError({ kind: 'network', code: 'network', message: '' }) };
  const asked = { me: 0, list: 0 };
  const answer = <Data>(name: keyof typeof asked, data: Data) => {
    asked[name] += 1;
    return server.isAway ? Promise.reject(server.refusal) : Promise.resolve(data);
  };
  const see = (queryKey: readonly unknown[], queryFn: () => Promise<unknown>) =>
    new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(() => {});
  const told: boolean[] = [];
  watchServer(client, (away) => told.push(away));
  see(meQuery.queryKey, () => answer('me', jelena));
  const read = (queryKey: readonly unknown[]) => client.refetchQueries({ queryKey });
  return {
    server,
    asked,
    told,
    client,
    poll: () => read(meQuery.queryKey),
    seeList: () => see(['list'], () => answer('list', [])),
    readList: () => read(['list']),
  };
}

it('says once that the server does not answer, and once that it does again', async () => {
  const { server, told, poll } = open();
  await poll();
  server.isAway = true;
  await poll();
  await poll();
  expect(told).toEqual([true]);
  server.isAway = false;
  await poll();
  await poll();
  expect(told).toEqual([true, false]);
});

it('takes a refusal for an answer', async () => {
  const { server, told, poll } = open();
  await poll();
  server.isAway = true;
  server.refusal = new ApiError({ kind: 'refused', status: 500, code: 'internal', message: '' });
  await poll();
  expect(told).toEqual([]);
});

it('reads again what was in sight and failed meanwhile, without being asked', async () => {
  const { server, client, poll, seeList } = open();
  await poll();
  server.isAway = true;
  await poll();
  seeList();
  await vi.waitFor(() => expect(client.getQueryState(['list'])?.status).toBe('error'));
  server.isAway = false;
  await poll();
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toEqual([]));
});

it('asks for the person at once when something else is answered, and not while all is well', async () => {
  const { server, asked, told, poll, seeList, readList } = open();
  await poll();
  seeList();
  await readList();
  const before = asked.me;
  server.isAway = true;
  await poll();
  server.isAway = false;
  await readList();
  await vi.waitFor(() => expect(told).toEqual([true, false]));
  expect(asked.me).toBe(before + 2);
});

it('does not take what the shop itself writes for an answer', async () => {
  const { server, client, told, poll } = open();
  await poll();
  server.isAway = true;
  await poll();
  client.setQueryData(meQuery.queryKey, jelena);
  expect(told).toEqual([true]);
});

it('says nothing of the server that did not answer for want of a network', async () => {
  const { server, told, client, poll, seeList } = open();
  await poll();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.isAway = true;
  await poll();
  seeList();
  await vi.waitFor(() => expect(client.getQueryState(['list'])?.status).toBe('error'));
  network.mockReturnValue(true);
  expect(told).toEqual([]);
  server.isAway = false;
  await poll();
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toEqual([]));
  expect(told).toEqual([]);
});
