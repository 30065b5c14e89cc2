import { QueryClient } from '@tanstack/react-query';
import type { Currency } from '#contract/money/money.rules.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { meQuery } from '../session/session.queries.ts';

// Enough money for any price: the preview does not show a budget that is short.
const ENOUGH = 1_000_000_000;

/**
 * A query cache for the imagined employee of the preview: with money in that currency, without favourites, with an empty cart and no
 * subscription. All answers are preset; no call is sent.
 */
export function employeeOf(me: User, currency: Currency): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'offlineFirst' } },
  });
  const money = { base_balance: ENOUGH, balance: ENOUGH, available: ENOUGH, spent: 0, held: 0, used: 0 };
  const nothing = { category_budgets: [], cart: [], favorite: [], notifications: [], new_notifications: 0 };
  client.setQueryData(meQuery.queryKey, Object.assign({}, me, money, nothing, { currency }));
  client.setQueryData(categoriesQuery.queryKey, []);
  client.setQueryData(wholeQuery(listSubscriptions).queryKey, []);
  return client;
}
