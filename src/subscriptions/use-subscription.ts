import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { listSubscriptions, type Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isSessionLost, readRefusal } from '#machines/refusal.ts';
import { standing, subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';
import { readAgain } from '../api/query.ts';
import { newKey } from '../ground/new-key.ts';
import { SHOWING_MONEY } from '../ground/shown-by.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useMe } from '../session/session.queries.ts';
import { subscriptionActors } from './subscription.api.ts';
import { subscriptionProps } from './subscription-props.ts';

/** The flow of a benefit's subscription, wired to the server, the list and the messages. `seen` is the one that runs, or the last that ended. */
export function useSubscription(benefit: BenefitInList, seen: Subscription | null) {
  const t = useTexts(subscriptionsTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const { id: userId } = useMe();
  const price = toMinor(benefit.price_discount_currency ?? 0);
  const machine = subscriptionMachine.provide({
    actors: subscriptionActors({ client, benefitId: benefit.id, userId }),
    actions: {
      saySubscribed: () => show({ tone: 'success', text: t('toast.subscribed') }),
      sayCancelled: () => show({ tone: 'success', text: t('toast.cancelled') }),
      sayUndone: () => show({ tone: 'success', text: t('toast.undone') }),
      sayFailed: (_, { error }) => {
        const { code, message } = readRefusal(error);
        if (isSessionLost(error)) return;
        show({ tone: 'error', text: code === 'subscriptions.low_budget' ? message : t('failed'), long: true });
      },
      reload: () => {
        void readAgain(client, [listSubscriptions, ...SHOWING_MONEY, getMe]);
      },
    },
  });
  const [snapshot, send] = useMachine(machine, {
    input: { price },
    ...(seen && { snapshot: standing({ id: seen.id, status: seen.status }, price) }),
  });
  // Sent again on every change of state, because the machine ignores it while a dialog is open.
  const { value } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is a reason to send it again
  useEffect(() => {
    send({ type: 'subscription.read', subscription: seen && { id: seen.id, status: seen.status }, price });
  }, [send, seen?.id, seen?.status, price, value]);
  return {
    props: subscriptionProps(snapshot),
    onSubscribe: () => send({ type: 'subscription.subscribe' }),
    onDismiss: () => send({ type: 'subscription.dismiss' }),
    onConfirm: () => send({ type: 'subscription.confirm', key: newKey() }),
    onCancel: () => send({ type: 'subscription.cancel' }),
    onUndo: () => send({ type: 'subscription.undo' }),
  };
}
