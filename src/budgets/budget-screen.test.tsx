// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { BudgetEntry, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { BudgetScreen } from './budget-screen.tsx';

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

const jelena: User = {
  id: 1,
  email: 'jelena@morava.rs',
  first_name: 'Jelena',
  last_name: 'Đ',
  profile_picture: null,
  position: '',
  birth_place: '',
  birthday: null,
  language: 'EN',
  currency: 'RSD',
  base_balance: 20_000,
  balance: 20_000,
  spent: 0,
  held: 0,
  available: 20_000,
  used: 0,
  category_budgets: [],
  cart: [],
  cart_version: '',
  favorite: [],
  notifications: [],
  new_notifications: 0,
  is_company_admin: false,
  company: { id: 1, name: 'Morava', card_color: '#000', currency: 'RSD' },
  company_name: 'Morava',
  company_admin_url: '/',
  groups: [],
  courses: [],
  corporate_account: false,
  one_time_code: false,
};

const year: BudgetYear = {
  calendar_year: 2026,
  years: [2026],
  before: { left: 0, held: 0 },
  days: [],
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    came: 0,
    given_back: 0,
    went: 0,
    held: 0,
    left: 0,
  })),
};

/** Eleven changes, newest first: ten make a page, so there are two pages. */
const changes = Array.from({ length: 11 }, (_, index): BudgetEntry => {
  const amounts = { allocated: 100, held: 0, spent: 0, available_after: 1100 - index * 100 };
  const words = { kind: 'allocation' as const, note: `Gift ${11 - index}`, names: [], who: null, own: false };
  return { id: 11 - index, date: '2026-11-02T10:00:00Z', ...amounts, ...words, transaction: null };
});

function openBudget(address: string) {
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://izbor.test');
    if (pathname.endsWith('/budget/year/')) return Response.json(year);
    if (!pathname.endsWith('/budget/entries/')) return Response.json([]);
    const from = (Number(searchParams.get('page')) - 1) * 10;
    const results = changes.slice(from, from + 10);
    return Response.json({ count: changes.length, next: null, previous: null, results, accounts: [] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  const router = createMemoryRouter([{ path: '*', element: <BudgetScreen /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

it('an address beyond the last page of changes shows the last page, and says so', async () => {
  const router = openBudget('/budget?in=2026&page=9');
  expect(await screen.findByText('Gift 1')).toBeTruthy();
  expect(screen.queryByText('Gift 2')).toBeNull();
  expect(router.state.location.search).toContain('page=2');
});
