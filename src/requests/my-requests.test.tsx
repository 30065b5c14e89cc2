// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { filed } from '#machines/requests/request.paths.ts';
import { jelena } from '../benefit/buyer-of-test.ts';
import { ToastsContext } from '../ground/toasts-context.ts';
import { meQuery } from '../session/session.queries.ts';
import { MyRequests } from './my-requests.tsx';

// A busy machine draws slowly; nothing here depends on how fast.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
});
afterEach(cleanup);

/** The open request of a person, over a server that has it. */
function openRequest(first: RequestDetail) {
  const server = { request: first };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/comments/')) return Response.json([]);
    if (url.includes(`/requests/${first.id}/file`))
      return new Response('', { headers: { 'content-type': 'image/png' } });
    if (url.includes(`/${first.id}/`)) return Response.json(server.request);
    return Response.json({ count: 1, next: null, previous: null, results: [server.request] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/reimbursement?tab=mine&request=${first.id}`]}>
        <ToastsContext value={{ show: () => {} }}>
          <MyRequests />
        </ToastsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, client };
}

it('shows what a reviewer decided while the request is open, and no longer offers to cancel it', async () => {
  const { server, client } = openRequest({ ...filed, status: 'pending' });
  expect(await screen.findByRole('button', { name: 'Cancel request' })).toBeTruthy();

  server.request = { ...filed, status: 'accepted', decided_at: '2026-11-20T10:00:00Z' };
  // The next poll brings a person with one notification more.
  client.setQueryData(meQuery.queryKey, { ...jelena, new_notifications: 1 });

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel request' })).toBeNull());
  expect(screen.getAllByText('Accepted').length).toBeGreaterThan(0);
});
