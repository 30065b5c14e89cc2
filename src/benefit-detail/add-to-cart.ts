import { useQueryClient } from '@tanstack/react-query';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { useAddedToCart } from '../benefits/added-to-cart.ts';
import { putInCart, type Wanted } from '../benefits/put-in-cart.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { meQuery } from '../session/session.queries.ts';

/** Puts a number of a benefit in the cart and reads the person again; shows a message. */
export function useAddToCart() {
  const t = useTexts(benefitsTexts);
  const added = useAddedToCart();
  const client = useQueryClient();
  const { show } = useToasts();
  return useSoleMutation({
    mutationFn: (wanted: Wanted) => putInCart(client, wanted),
    onSuccess: (item) => show(added(item)),
    onError: (error) =>
      show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true }),
    onSettled: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
