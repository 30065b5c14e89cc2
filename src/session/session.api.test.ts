// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionActors } from './session.api.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells the server that one signs out also when the window is closed, or its answer waited for no longer', async () => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const leaving = createActor(sessionActors(() => {}).signOut).start();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  leaving.stop();
  const [address, { method, keepalive, signal }] = fetched.mock.lastCall ?? ['', {}];
  expect([address, method, keepalive, signal?.aborted]).toEqual(['/api/user/logout/', 'POST', true, false]);
});
