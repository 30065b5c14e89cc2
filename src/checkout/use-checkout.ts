import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { User } from '#contract/users/users.contract.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { RootOf } from '../cart/budget-shares.ts';
import { useReloadMe } from '../session/session.queries.ts';
import { useToasts } from '../toasts/toasts-context.ts';
import { completePurchaseActor, getMeActor, newKey, seenCart } from './checkout.api.ts';
import { checkoutProps } from './checkout-props.ts';
import { forgetCheckout, keepCheckout, readCheckout } from './kept-checkout.ts';
import { useCutOffPurchase } from './use-cut-off-purchase.ts';

/** The checkout of a person's cart, wired to the server, the tab's storage and the messages. */
export function useCheckout(me: User, rootOf: RootOf) {
  const t = useTexts(checkoutTexts);
  const client = useQueryClient();
  const reload = useReloadMe();
  const { show } = useToasts();
  const cart = useMemo(() => seenCart(me, rootOf), [me, rootOf]);
  const [kept] = useState(() => readCheckout(me.id));
  useCutOffPurchase(kept, me);
  const machine = checkoutMachine.provide({
    actors: { completePurchase: completePurchaseActor, getMe: getMeActor(client, rootOf) },
    actions: {
      keepCheckout: (_, checkout) => keepCheckout(me.id, checkout),
      forgetCheckout: () => forgetCheckout(me.id),
      reloadUser: () => void reload(),
      sayBought: () => show({ tone: 'success', text: t('success.toast') }),
      sayFailed: (_, { message }) =>
        show({ tone: 'error', title: t('failed.toast'), text: message || t('failed'), long: true }),
      sayCartChanged: () => show({ tone: 'info', text: t('changed.toast'), long: true }),
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { cart, kept } });
  useEffect(() => send({ type: 'cart.changed', cart }), [send, cart]);
  return {
    props: checkoutProps(snapshot),
    send,
    confirm: () => send({ type: 'purchase.confirm', key: newKey() }),
  };
}
