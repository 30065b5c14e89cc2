import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { listSubscriptions, type Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isDenied, isSessionLost, readRefusal } from '#machines/refusal.ts';
import { type SaidOfSubscription, subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';
import { readAgain } from '../api/query.ts';
import { watchCache } from '../api/watch-cache.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { newKey } from '../ground/new-key.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useMe } from '../session/session.queries.ts';
import { CHANGED, seenOf, subscriptionActors } from './subscription.api.ts';
import { subscriptionProps } from './subscription-props.ts';

interface Followed {
  /** The benefit as it was when the flow began. */
  benefit: BenefitInList;
  subscription: Subscription | null;
  /** Finds the subscription of the flow in the list: the current one, or the last ended one. */
  find: (all: readonly Subscription[]) => Subscription | null;
  /** Query of the benefit itself; without it the benefit in the list is used. */
  query?: { queryKey: QueryKey };
}

const list = wholeQuery(listSubscriptions);

const saidOf = (benefit: BenefitInList, subscription: Subscription | null): SaidOfSubscription => ({
  subscription: subscription && seenOf(subscription),
  price: toMinor(benefit.price_discount_currency ?? 0),
});

/** Wires the flow of a benefit's subscription to the server, the list and the messages. */
export function useSubscription({ benefit, subscription, find, query }: Followed) {
  const t = useTexts(subscriptionsTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const { id: userId } = useMe();
  const machine = subscriptionMachine.provide({
    actors: {
      ...subscriptionActors({ client, benefitId: benefit.id, userId }),
      watchSubscription: watchCache(client, query ? [list, query] : [list], () => {
        const all = client.getQueryData(list.queryKey);
        if (!all) return null;
        const found = find(all);
        const now = query ? client.getQueryData<BenefitInList>(query.queryKey) : found?.benefit;
        return { type: 'subscription.read', ...saidOf(now ?? benefit, found) };
      }),
    },
    actions: {
      saySubscribed: () => show({ tone: 'success', text: t('toast.subscribed') }),
      sayCancelled: () => show({ tone: 'success', text: t('toast.cancelled') }),
      sayEnded: () => show({ tone: 'success', text: t('toast.ended') }),
      sayUndone: () => show({ tone: 'success', text: t('toast.undone') }),
      sayFailed: (_, { error }) => {
        if (isSessionLost(error)) return;
        const why = isDenied(error) ? readRefusal(error).message : '';
        show({ tone: 'error', text: why || t('failed'), long: true });
      },
      reload: () => {
        void readAgain(client, CHANGED);
      },
    },
  });
  const [snapshot, send] = useMachine(machine, { input: saidOf(benefit, subscription) });
  return {
    props: subscriptionProps(snapshot),
    onSubscribe: () => send({ type: 'subscription.subscribe' }),
    onDismiss: () => send({ type: 'subscription.dismiss' }),
    onConfirm: () => send({ type: 'subscription.confirm', key: newKey() }),
    onCancel: () => send({ type: 'subscription.cancel' }),
    onUndo: () => send({ type: 'subscription.undo' }),
  };
}
