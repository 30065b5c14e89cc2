import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { getBenefit } from '#contract/benefits/benefits.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import {
  changeSubscription,
  listSubscriptions,
  type Subscription,
  subscribe,
} from '#contract/subscriptions/subscriptions.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import type { Cancelling, Changing, SeenSubscription } from '#machines/subscriptions/subscription.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { carryOut } from '../api/carry-out.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { READS_OF_MONEY } from '../ground/invalidated-reads.ts';

interface Surroundings {
  client: QueryClient;
  benefitId: number;
  userId: number;
}

/** Calls to invalidate after a change: those that show subscriptions and money, and the benefit, which shows the monthly price. */
export const CHANGED = [...READS_OF_MONEY, getMe, getBenefit];

/** A subscription of the list in the form of its machine. */
export const seenOf = ({ id, status, open_month, ends_now }: Subscription): SeenSubscription => ({
  id,
  status,
  leaving: { charges: toMinor(open_month ?? 0), endsNow: ends_now },
});

/** Actors of a subscription's machine. An answer is put in the cached list before the machine continues, so that the two agree. */
export function subscriptionActors({ client, benefitId, userId }: Surroundings) {
  const change = (id: number | null, active: boolean, headers: Record<string, string> = {}) => {
    if (id === null) throw new Error('There is no subscription that could be changed');
    return callEndpoint(changeSubscription, { params: { id }, body: { subscription_active: active }, headers });
  };
  const done = (left: AbortSignal, call: () => Promise<Subscription>) =>
    carryOut(client, { left, call: async () => keep(client, await call()), changes: CHANGED });
  return {
    subscribe: fromPromise<SeenSubscription, { key: string; price: number }>(({ input: { key, price }, signal }) => {
      const body = { benefit_id: benefitId, user_id: userId };
      const headers = { 'Idempotency-Key': key, 'If-Price-Match': String(price) };
      return done(signal, () => callEndpoint(subscribe, { body, headers }));
    }),
    cancel: fromPromise<SeenSubscription, Cancelling>(({ input: { id, charges }, signal }) =>
      done(signal, () => change(id, false, { 'If-Price-Match': String(charges) })),
    ),
    undo: fromPromise<SeenSubscription, Changing>(({ input: { id }, signal }) => done(signal, () => change(id, true))),
  };
}

async function keep(client: QueryClient, answer: Subscription): Promise<SeenSubscription> {
  // A read of the list under way started before the change.
  const { queryKey } = wholeQuery(listSubscriptions);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (known = []) =>
    known.some(({ id }) => id === answer.id)
      ? known.map((one) => (one.id === answer.id ? answer : one))
      : [answer, ...known],
  );
  return seenOf(answer);
}
