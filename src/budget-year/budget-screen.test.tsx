// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BudgetEntry, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { setClocks } from '../testing/set-clocks.ts';
import { accountsOf } from './accounts-of.ts';
import { BudgetScreen } from './budget-screen.tsx';

afterEach(() => vi.useRealTimers());

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
    taken_back: 0,
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
  serve(({ path, query }) => {
    if (path === 'v2/budget/year/') return year;
    if (path !== 'v2/budget/entries/') return onePage([]);
    const from = (Number(query.get('page')) - 1) * 10;
    return { ...onePage(changes.slice(from, from + 10)), count: changes.length, accounts: [] };
  });
  return renderScreen(<BudgetScreen />, { at: address });
}

it('an address of a budget that one does not have says so', async () => {
  const [own] = accountsOf(jelena);
  serve(({ path }) => {
    if (path === 'v2/budget/year/') return year;
    return path === 'v2/budget/entries/' ? { ...onePage([]), accounts: [own] } : onePage([]);
  });
  renderScreen(<BudgetScreen />, { at: '/budget?category=1001&year=2025' });
  expect(await screen.findByText('You have no such budget.')).toBeTruthy();
});

it('an address beyond the last page of changes shows the last page, and says so', async () => {
  const { where } = openBudget('/budget?in=2026&page=9');
  expect(await screen.findByText('Gift 1')).toBeTruthy();
  expect(screen.queryByText('Gift 2')).toBeNull();
  expect(where()).toContain('page=2');
});

it.each([
  ['/budget?year=1999', '/budget'],
  ['/budget?year=abc&as=table', '/budget?as=table'],
  ['/budget?in=1200', '/budget?in=2000'],
  ['/budget?month=2026-13&page=2', '/budget?page=2'],
  ['/budget?category=4&year=1999', '/budget?category=4&year=2026'],
])('shows what its address says, also where it was typed as %s', async (typed, shown) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
  const { where } = openBudget(typed);
  await waitFor(() => expect(where()).toBe(shown));
});

it('draws the year that it is for the server, whatever year the device has', async () => {
  setClocks({ device: '2031-05-06T10:00:00Z', server: '2026-11-20T10:00:00Z' });
  const asked: (string | null)[] = [];
  serve(({ path, query }) => {
    if (path === 'v2/budget/year/') asked.push(query.get('calendar_year'));
    if (path === 'v2/budget/year/') return year;
    return path === 'v2/budget/entries/' ? { ...onePage(changes), accounts: [] } : onePage([]);
  });
  renderScreen(<BudgetScreen />, { at: '/budget' });
  expect(await screen.findByText('Gift 1')).toBeTruthy();
  expect(asked).toEqual(['2026']);
});
