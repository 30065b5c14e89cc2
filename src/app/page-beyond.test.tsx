// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { en as budgets } from '#locales/budgets/en.ts';
import { en as courses } from '#locales/courses/en.ts';
import { en as requests } from '#locales/requests/en.ts';
import { en as transactions } from '#locales/transactions/en.ts';
import { jelena } from '../benefit/buyer-of-test.ts';
import { BudgetScreen } from '../budgets/budget-screen.tsx';
import { CatalogueScreen } from '../learning/catalogue-screen.tsx';
import { MyRequests } from '../requests/my-requests.tsx';
import { meQuery } from '../session/session.queries.ts';
import { TransactionsScreen } from '../transactions/transactions-screen.tsx';

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

const COUNT = 30;
const NOTHING_THERE = { count: COUNT, next: null, previous: null, results: [], accounts: [] };
const totals = { spent: 100, held: 0, given_back: 0 };

/** The list is asked for page 99, which is empty; its last one never comes. Answers the page that was asked for at last, and all that was said. */
function open(Screen: ComponentType, list: string, address: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://izbor.test');
    if (pathname.endsWith('/year/')) return await new Promise<Response>(() => {});
    if (!pathname.endsWith(list)) return Response.json({ count: 0, next: null, previous: null, results: [] });
    asked.push(searchParams.get('page') ?? '1');
    if (searchParams.get('page') !== '99') return await new Promise<Response>(() => {});
    return Response.json({ ...NOTHING_THERE, totals });
  });
  const said: string[] = [];
  const watching = new MutationObserver(() => said.push(document.body.textContent ?? ''));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { asked, said, address: () => router.state.location.search };
}

it.each([
  ['transactions', TransactionsScreen, '/transactions/', '/transactions?page=99', 3, transactions],
  ['requests', MyRequests, '/requests/', '/requests?tab=mine&page=99', 3, requests],
  ['changes of a budget', BudgetScreen, '/budget/entries/', '/budget?in=2026&page=99', 3, budgets],
  ['courses', CatalogueScreen, '/service/course/', '/packages/?page=99', 2, courses],
] as const)(
  'a page of %s beyond the last leads to the last one, and never says meanwhile that there is nothing',
  async (...given) => {
    const [, Screen, list, at, last, texts] = given;
    const { asked, said, address } = open(Screen, list, at);
    await waitFor(() => expect(address()).toContain(`page=${last}`));
    await waitFor(() => expect(asked.at(-1)).toBe(String(last)));
    const empty = Object.entries(texts).flatMap(([key, text]) =>
      /^(empty|nothing|none)/.test(key) ? [String(text)] : [],
    );
    expect(empty.length).toBeGreaterThan(1);
    expect(said.filter((text) => empty.some((one) => text.includes(one)))).toEqual([]);
  },
);
