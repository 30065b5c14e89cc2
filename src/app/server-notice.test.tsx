// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#locales/app/en.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ServerNotice } from './server-notice.tsx';

it('says above the screen that the shop does not answer, until it does', async () => {
  const server = { isAway: true };
  serve(() => (server.isAway ? Promise.reject(new TypeError('Failed to fetch')) : jelena));
  const { client } = renderScreen(<ServerNotice />, { me: jelena });
  const poll = () => act(() => client.fetchQuery({ ...meQuery, staleTime: 0, retry: false }).catch(() => {}));
  // The watcher is loaded lazily: until then nothing is reported.
  await waitFor(async () => {
    await poll();
    expect(screen.getByRole('status').textContent).toBe(en['away.text']);
  });
  server.isAway = false;
  await poll();
  expect(screen.getByRole('status').textContent).toBe('');
});
