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
import { setInCart } from './toggle-in-cart.ts';

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
    await setInCart({ id, seen }, !had);
    await reload();
    return { id, seen, had };
  };
  // It may have been done all the same: what is shown is read again.
  const failed = (error: unknown) => {
    show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true });
    void reload();
  };
  // What was taken out comes back with as many as there were, at the price that was accepted.
  const undo = ({ id, seen, had }: Awaited<ReturnType<typeof toggle>>) =>
    void (
      had
        ? putBack(client, { id, count: had.count, seen: had.accepted_price ?? seen })
        : setInCart({ id, seen }, false).then(reload)
    ).catch(failed);
  const answered = useRef(Number.NEGATIVE_INFINITY);
  const { mutate, ...rest } = useSoleMutation({
    mutationFn: toggle,
    onSuccess: (answer) =>
      show({
        ...(answer.had ? { tone: 'success', text: t('removed'), long: true } : added(itemOf(answer.id))),
        action: { label: t('undo'), onPress: () => undo(answer) },
      }),
    onError: failed,
    onSettled: () => {
      answered.current = Date.now();
    },
  });
  // Whichever way the device's clock was put meanwhile.
  const isSamePress = () => Math.abs(Date.now() - answered.current) < SAME_PRESS;
  return { ...rest, mutate: (benefit: Seen) => isSamePress() || mutate(benefit) };
}
