import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { completePurchase } from '#contract/checkout/checkout.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { KeptCheckout } from '#machines/checkout/seen-cart.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { paths } from '../app/paths.ts';
import { useToasts } from '../toasts/toasts-context.ts';

/**
 * A purchase whose answer was lost with the page, and after which the cart is another: says whether it happened
 * (product.md 7.2). Asking is safe: the key gives the first answer again, and a cart that was seen otherwise buys nothing.
 */
export function useCutOffPurchase(kept: KeptCheckout | null, me: User): void {
  const t = useTexts(checkoutTexts);
  const { show } = useToasts();
  const navigate = useNavigate();
  const asked = useRef(false);
  useEffect(() => {
    const attempt = kept?.attempt;
    if (asked.current || !attempt || attempt.version === me.cart_version) return;
    asked.current = true;
    callEndpoint(completePurchase, {
      headers: { 'Idempotency-Key': attempt.key, 'If-Cart-Match': attempt.version },
    }).then(
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
  }, [kept, me.cart_version, show, navigate, t]);
}

const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && error.status < 500;
