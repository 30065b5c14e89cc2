import { useQueryClient } from '@tanstack/react-query';
import { changeCartItem, toggleCart } from '#contract/cart/cart.contract.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useSoleMutation } from '../app/use-sole-mutation.ts';
import { meQuery } from '../session/session.queries.ts';
import { useToasts } from '../toasts/toasts-context.ts';

interface Wanted {
  id: number;
  count: number;
}

/** Puts several of a benefit in the cart; the person is loaded anew before it is done. Says what happened. */
export function useAddToCart() {
  const t = useTexts(benefitDetailTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  return useSoleMutation({
    mutationFn: async ({ id, count }: Wanted) => {
      const { in_cart } = await callEndpoint(toggleCart, { body: { id } });
      // Another tab had it there already, and this took it out: put it back.
      if (!in_cart) await callEndpoint(toggleCart, { body: { id } });
      if (count > 1) await changeCount(await freshCart(), id, count);
    },
    onSuccess: () => show({ tone: 'success', text: t('added'), long: true }),
    onError: (error) =>
      show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true }),
    onSettled: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });

  async function freshCart() {
    const { cart } = await client.fetchQuery({ ...meQuery, staleTime: 0 });
    return cart;
  }
}

async function changeCount(cart: readonly { id: number; benefit: { id: number } }[], benefit: number, count: number) {
  const item = cart.find((one) => one.benefit.id === benefit);
  if (item) await callEndpoint(changeCartItem, { params: { id: item.id }, body: { count } });
}
