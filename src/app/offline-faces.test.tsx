// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '#locales/app/en.ts';
import { jelena } from '../benefit/buyer-of-test.ts';
import { DocumentsScreen } from '../documents/documents-screen.tsx';
import { ToastsContext } from '../ground/toasts-context.ts';
import { HelpScreen } from '../help/help-screen.tsx';
import { RequestsScreen } from '../requests/requests-screen.tsx';
import { meQuery } from '../session/session.queries.ts';
import { SubscriptionsScreen } from '../subscriptions/subscriptions-screen.tsx';
import { VouchersScreen } from '../vouchers/vouchers-screen.tsx';

// A busy machine draws slowly; nothing here depends on how fast.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['the vouchers', VouchersScreen],
  ['the subscriptions', SubscriptionsScreen],
  ['the requests', RequestsScreen],
  ['the documents', DocumentsScreen],
  ['the questions', HelpScreen],
])('without a network %s say so, and not that something broke', async (_, Screen) => {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/?tab=mine']}>
        <ToastsContext value={{ show: () => {} }}>
          <Screen />
        </ToastsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: en['offline.title'] })).toBeTruthy();
  expect(screen.getByText(en['offline.later'])).toBeTruthy();
});
