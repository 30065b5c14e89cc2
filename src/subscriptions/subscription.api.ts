import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  changeSubscription,
  listSubscriptions,
  type Subscription,
  subscribe,
} from '#contract/subscriptions/subscriptions.contract.ts';
import type { Changing, SeenSubscription } from '#machines/subscriptions/subscription.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { wholeQuery } from '../api/whole-query.ts';

interface Surroundings {
  client: QueryClient;
  benefitId: number;
  userId: number;
}

/** The calls of a subscription's flow. What they answer is in the list before the flow goes on, so that the two agree. */
export function subscriptionActors({ client, benefitId, userId }: Surroundings) {
  const change = (active: boolean) =>
    fromPromise<SeenSubscription, Changing>(async ({ input: { id }, signal }) => {
      if (id === null) throw new Error('There is no subscription that could be changed');
      const body = { subscription_active: active };
      return keep(client, await callEndpoint(changeSubscription, { params: { id }, body, signal }));
    });
  return {
    subscribe: fromPromise<SeenSubscription, { key: string; price: number }>(
      async ({ input: { key, price }, signal }) => {
        const body = { benefit_id: benefitId, user_id: userId };
        const headers = { 'Idempotency-Key': key, 'If-Price-Match': String(price) };
        return keep(client, await callEndpoint(subscribe, { body, headers, signal }));
      },
    ),
    cancel: change(false),
    undo: change(true),
  };
}

async function keep(client: QueryClient, answer: Subscription): Promise<SeenSubscription> {
  // A list that is on its way is of before.
  const { queryKey } = wholeQuery(listSubscriptions);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (known = []) =>
    known.some(({ id }) => id === answer.id)
      ? known.map((one) => (one.id === answer.id ? answer : one))
      : [answer, ...known],
  );
  return { id: answer.id, status: answer.status };
}
