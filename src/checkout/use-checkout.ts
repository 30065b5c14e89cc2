import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { User } from '#contract/users/users.contract.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type CheckoutEvent, checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { readToken } from '../api/token.ts';
import { watchCache } from '../api/watch-cache.ts';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { knownRootOf } from '../benefits/root-of.ts';
import type { RootOf } from '../budgets/budget-shares.ts';
import type { LineCounts } from '../cart/line-counts.ts';
import { useSayNotSaved } from '../cart/say-not-saved.ts';
import { newKey } from '../ground/new-key.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useStepsInHistory, walkTo } from '../ground/use-steps-in-history.ts';
import { meQuery, useReloadMe } from '../session/session.queries.ts';
import { acceptChangesActor, completePurchaseActor, saveCountsActor, seenCart } from './checkout.api.ts';
import { checkoutProps } from './checkout-props.ts';
import { keepCheckout, leaveCheckout, readCheckout } from './kept-checkout.ts';
import { useCutOffPurchase } from './use-cut-off-purchase.ts';

/** Wires the checkout of a person's cart to the server, the tab's storage, the history and the messages. */
export function useCheckout(me: User, rootOf: RootOf, counts: LineCounts) {
  const t = useTexts(checkoutTexts);
  const sayNotSaved = useSayNotSaved();
  const client = useQueryClient();
  const reload = useReloadMe();
  const { show } = useToasts();
  const kept = useKept(me.id);
  const stillKept = useCutOffPurchase(kept, me);
  const machine = checkoutMachine.provide({
    actors: actorsOf(client, rootOf, counts),
    actions: {
      keepCheckout: (_, checkout) => keepCheckout(me.id, stillKept(checkout)),
      reloadUser: () => void reload(),
      sayFailed: (_, { message }) =>
        show({ tone: 'error', title: t('failed.toast'), text: message || t('failed'), long: true }),
      sayCartChanged: () => show({ tone: 'info', text: t('changed.toast'), long: true }),
      sayNotSaved: (_, { error }) => sayNotSaved(error),
    },
  });
  const [snapshot, send, actor] = useMachine(machine, { input: { cart: seenCart(me, rootOf), kept } });
  const props = checkoutProps(snapshot);
  // Typed quantities are saved first, so that they are not lost.
  const proceed = () => send({ type: counts.unsaved ? 'counts.save' : 'checkout.open' });
  useStepsInHistory(props.depth, (wanted) => walkTo(wanted, walkOf(actor, proceed)));
  return { props, send, proceed, confirm: () => send({ type: 'purchase.confirm', key: newKey() }) };
}

const actorsOf = (client: QueryClient, rootOf: RootOf, counts: LineCounts) => ({
  completePurchase: completePurchaseActor(client),
  saveCounts: saveCountsActor(client, rootOf, counts),
  acceptChanges: acceptChangesActor(client, rootOf),
  watchCart: watchCache(client, [meQuery, categoriesQuery], () => {
    const me = client.getQueryData(meQuery.queryKey);
    return me ? { type: 'cart.changed', cart: seenCart(me, knownRootOf(client)) } : null;
  }),
});

/** The stored checkout: it survives a reload and a lost session, and is removed when the person leaves the checkout. */
function useKept(user: number) {
  const [kept] = useState(() => readCheckout(user));
  // Without a token the session has ended: the checkout stays stored, for signing in again leads back to it.
  useEffect(() => () => void (readToken() !== null && leaveCheckout(user)), [user]);
  return kept;
}

const BACK = ['purchase.decline', 'changes.decline', 'result.dismiss', 'checkout.back'] as const;

/** Single steps of the checkout for Back and Forward. */
function walkOf(actor: ActorRefFrom<typeof checkoutMachine>, proceed: () => void) {
  const take = (type: Exclude<CheckoutEvent['type'], 'cart.changed' | 'purchase.confirm'>) => {
    const may = actor.getSnapshot().can({ type });
    if (may) actor.send({ type });
    return may;
  };
  return {
    at: () => checkoutProps(actor.getSnapshot()).depth,
    back: () => BACK.some(take),
    forward: () => {
      if (!actor.getSnapshot().can({ type: 'checkout.open' })) return take('purchase.ask');
      proceed();
      return true;
    },
  };
}
