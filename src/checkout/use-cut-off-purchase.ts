import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/users/users.contract.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { KeptCheckout } from '#machines/checkout/seen-cart.ts';
import { isSessionLost } from '#machines/refusal.ts';
import { ApiError } from '../api/api-error.ts';
import { paths } from '../ground/paths.ts';
import { type ToastText, useToasts } from '../ground/toasts-context.ts';
import { buy } from './checkout.api.ts';
import { keepCheckout, readCheckout, withoutTry } from './kept-checkout.ts';

/**
 * For a purchase whose answer was lost with the page, and since which the cart has changed: shows once whether it happened
 * (product.md 7.2). Repeating the call is safe: the idempotency key returns the first answer, and a cart of another version
 * buys nothing. Returns a function that removes the settled try from a checkout to be stored.
 */
export function useCutOffPurchase(kept: KeptCheckout | null, me: User) {
  const t = useTexts(checkoutTexts);
  const { show } = useToasts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = useRef(false);
  const settled = useRef<string | null>(null);
  useEffect(() => {
    const attempt = kept?.attempt;
    if (asked.current || !attempt || attempt.version === me.cart_version) return;
    asked.current = true;
    const settle = (toast: ToastText) => {
      settled.current = attempt.key;
      const stored = readCheckout(me.id);
      // Another purchase was made meanwhile, and has shown its own outcome.
      if (stored?.attempt?.key !== attempt.key) return;
      keepCheckout(me.id, withoutTry(stored, attempt.key));
      show(toast);
    };
    buy(client, attempt).then(
      ({ id }) =>
        settle({
          tone: 'success',
          text: t('cutOff.bought'),
          long: true,
          action: { label: t('seeOrder'), onPress: () => void navigate(paths.successPayment(id)) },
        }),
      (error: unknown) => {
        // The call is repeated after the person has signed in again.
        if (isSessionLost(error)) return;
        if (isRefused(error)) settle({ tone: 'info', text: t('cutOff.nothing'), long: true });
        else show({ tone: 'info', text: t('cutOff.unknown'), long: true });
      },
    );
  }, [kept, me.id, me.cart_version, client, show, navigate, t]);
  return (checkout: KeptCheckout | null) => withoutTry(checkout, settled.current);
}

const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.status < 500;
