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

// Milliseconds after the answer in which a press is ignored: a slow double click would take out again what it put in.
const SAME_PRESS = 1000;

// Its code is loaded on the first undo, to keep the first page small.
const putBack = async (client: QueryClient, wanted: Wanted) =>
  (await import('./put-in-cart.ts')).putInCart(client, wanted);

/** A benefit at the price that its card shows. */
type Seen = Pick<BenefitInList, 'id' | 'price_discount_currency'>;

/**
 * Puts a benefit in the cart or takes it out: the server first, then the person is read again, and only then the mutation is
 * done. Shows a message with an undo.
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
  // The server may have carried it out all the same, so the person is read again.
  const failed = (error: unknown) => {
    show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true });
    void reload();
  };
  // An undone removal puts back the same number, at the price accepted before.
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
  // Absolute, in case the device's clock was changed meanwhile.
  const isSamePress = () => Math.abs(Date.now() - answered.current) < SAME_PRESS;
  return { ...rest, mutate: (benefit: Seen) => isSamePress() || mutate(benefit) };
}
