import { queryOptions } from '@tanstack/react-query';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** All subscriptions of the person: one has few. */
export const subscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: async ({ signal }) => {
    const { results } = await callEndpoint(listSubscriptions, { query: { page_size: 100 }, signal });
    return results;
  },
});
