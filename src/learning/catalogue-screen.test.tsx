// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '#locales/courses/en.ts';
import { jelena } from '../benefit/buyer-of-test.ts';
import { meQuery } from '../session/session.queries.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

// A busy machine draws slowly; nothing here depends on how fast.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const course = (pk: number) => ({
  pk,
  name: `Course ${pk}`,
  image: null,
  course_type: 'free',
  price: null,
  summary: 'Short.',
  currency: 'RSD',
  price_currency: 0,
  minutes: 25,
  progress: 'none',
  pdf: null,
  num_of_questions: 8,
  pass_mark: 70,
  num_of_pages: 6,
  score: null,
  place: null,
  continued_at: null,
});

// 30 courses are two pages of 24.
const rowsOf = (page: string | null) => ({ '1': [course(1)], '2': [course(25)] })[page ?? '1'] ?? [];

function open(address: string) {
  const seen: string[] = [];
  const Address = () => {
    const { pathname, search } = useLocation();
    seen.push(`${pathname}${search}`);
    return null;
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    const rows = pathname.includes('package') ? [] : rowsOf(searchParams.get('page'));
    return Response.json({ count: pathname.includes('package') ? 0 : 30, next: null, previous: null, results: rows });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <CatalogueScreen />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return seen;
}

it('an address beyond the last page shows the last one, and never says that nothing fits', async () => {
  const told: string[] = [];
  const watching = new MutationObserver(() => told.push(document.body.textContent ?? ''));
  watching.observe(document.body, { childList: true, subtree: true });
  const seen = open('/packages/?page=99');
  await screen.findByText('Course 25');
  await waitFor(() => expect(seen.at(-1)).toBe('/packages/?page=2'));
  watching.disconnect();
  expect(told.filter((text) => text.includes(en.nothing) || text.includes(en.empty))).toEqual([]);
});
