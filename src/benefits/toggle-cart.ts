import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { meQuery, useReloadMe } from '../session/session.queries.ts';
import { useAddedToCart } from './added-to-cart.ts';
import type { Wanted } from './put-in-cart.ts';
import { toggleInCart } from './toggle-in-cart.ts';

// A press so soon after the answer was meant for the first one: a slow double click would take out again what it put in.
const SAME_PRESS = 1000;

// Its code comes with the first undo: the first page does not wait for it.
const putBack = async (client: QueryClient, wanted: Wanted) =>
  (await import('./put-in-cart.ts')).putInCart(client, wanted);

/** A benefit at the price that its card shows. */
type Seen = Pick<BenefitInList, 'id' | 'price_discount_currency'>;

/**
 * Puts a benefit in the cart or takes it out: the server first, then the person is loaded again, and only then it is done.
 * Says what happened and offers to undo it.
 */
export function useToggleCart() {
  const t = useTexts(benefitsTexts);
  const reload = useReloadMe();
  const { show } = useToasts();
  const client = useQueryClient();
  const added = useAddedToCart();
  const itemOf = (id: number) => client.getQueryData(meQuery.queryKey)?.cart.find(({ benefit }) => benefit.id === id);
  const toggle = async ({ id, price_discount_currency: seen }: Seen) => {
    const had = itemOf(id);
    const { in_cart } = await toggleInCart({ id, seen });
    await reload();
    return { id, seen, in_cart, had };
  };
  const failed = (error: unknown) =>
    show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true });
  // What was taken out comes back with as many as there were, at the price that was accepted.
  const undo = ({ id, seen, in_cart, had }: Awaited<ReturnType<typeof toggle>>) =>
    void (
      in_cart
        ? toggle({ id, price_discount_currency: seen })
        : putBack(client, { id, count: had?.count ?? 1, seen: had?.accepted_price ?? seen })
    ).catch(failed);
  const answered = useRef(Number.NEGATIVE_INFINITY);
  const { mutate, ...rest } = useSoleMutation({
    mutationFn: toggle,
    onSuccess: (answer) =>
      show({
        ...(answer.in_cart ? added(itemOf(answer.id)) : { tone: 'success', text: t('removed'), long: true }),
        action: { label: t('undo'), onPress: () => undo(answer) },
      }),
    onError: failed,
    onSettled: () => {
      answered.current = Date.now();
    },
  });
  return { ...rest, mutate: (benefit: Seen) => Date.now() - answered.current >= SAME_PRESS && mutate(benefit) };
}
