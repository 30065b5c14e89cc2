import { useQueryClient } from '@tanstack/react-query';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { useSoleMutation } from '../app/use-sole-mutation.ts';
import { putInCart } from '../benefit/put-in-cart.ts';
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
    mutationFn: ({ id, count }: Wanted) => putInCart(client, id, count),
    onSuccess: () => show({ tone: 'success', text: t('added'), long: true }),
    onError: (error) =>
      show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true }),
    onSettled: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
