// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { en as budgets } from '#locales/budget-year/en.ts';
import { en as courses } from '#locales/courses/en.ts';
import { en as requests } from '#locales/requests/en.ts';
import { en as transactions } from '#locales/transactions/en.ts';
import { BudgetScreen } from '../budget-year/budget-screen.tsx';
import { CatalogueScreen } from '../learning/catalogue-screen.tsx';
import { MyRequests } from '../requests/my-requests.tsx';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { TransactionsScreen } from '../transactions/transactions-screen.tsx';

const NOTHING_THERE = { ...onePage([]), count: 30, accounts: [], totals: { spent: 100, held: 0, given_back: 0 } };
const never = new Promise<never>(() => {});

/**
 * Opens page 99 of a list, which is empty; the answer of the last page never comes. Returns the requested pages and every text that was
 * shown.
 */
function open(Screen: ComponentType, list: string, address: string) {
  const asked: string[] = [];
  serve(({ path, query }) => {
    if (path.endsWith('/year/')) return never;
    if (!`/${path}`.endsWith(list)) return onePage([]);
    asked.push(query.get('page') ?? '1');
    return query.get('page') === '99' ? NOTHING_THERE : never;
  });
  const said: string[] = [];
  const watching = new MutationObserver(() => said.push(document.body.textContent ?? ''));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { where } = renderScreen(<Screen />, { at: address });
  return { asked, said, address: where };
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
