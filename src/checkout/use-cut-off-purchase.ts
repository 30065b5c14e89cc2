import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/users/users.contract.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { KeptCheckout } from '#machines/checkout/seen-cart.ts';
import { ApiError } from '../api/api-error.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { buy } from './checkout.api.ts';

/**
 * A purchase whose answer was lost with the page, and after which the cart is another: says whether it happened
 * (product.md 7.2). Asking is safe: the key gives the first answer again, and a cart that was seen otherwise buys nothing.
 */
export function useCutOffPurchase(kept: KeptCheckout | null, me: User): void {
  const t = useTexts(checkoutTexts);
  const { show } = useToasts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = useRef(false);
  useEffect(() => {
    const attempt = kept?.attempt;
    if (asked.current || !attempt || attempt.version === me.cart_version) return;
    asked.current = true;
    buy(client, attempt).then(
      ({ id }) =>
        show({
          tone: 'success',
          text: t('cutOff.bought'),
          long: true,
          action: { label: t('seeOrder'), onPress: () => void navigate(paths.successPayment(id)) },
        }),
      (error: unknown) =>
        show({ tone: 'info', text: t(isRefused(error) ? 'cutOff.nothing' : 'cutOff.unknown'), long: true }),
    );
  }, [kept, me.cart_version, client, show, navigate, t]);
}

const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.status < 500;
