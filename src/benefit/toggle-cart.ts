import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toggleCart } from '#contract/cart/cart.contract.ts';
import { benefitTexts } from '#locales/benefit/benefit.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useSoleMutation } from '../app/use-sole-mutation.ts';
import { meQuery, useReloadMe } from '../session/session.queries.ts';
import { useToasts } from '../toasts/toasts-context.ts';
import { putInCart } from './put-in-cart.ts';

// A press so soon after the answer was meant for the first one: a slow double click would take out again what it put in.
const SAME_PRESS = 1000;

/**
 * Puts a benefit in the cart or takes it out: the server first, then the person is loaded anew, and only then it is done.
 * Says what happened and offers to undo it.
 */
export function useToggleCart() {
  const t = useTexts(benefitTexts);
  const reload = useReloadMe();
  const { show } = useToasts();
  const client = useQueryClient();
  const toggle = async (id: number) => {
    const had = client.getQueryData(meQuery.queryKey)?.cart.find(({ benefit }) => benefit.id === id)?.count ?? 1;
    const answer = await callEndpoint(toggleCart, { body: { id } });
    await reload();
    return { ...answer, had };
  };
  const failed = (error: unknown) =>
    show({ tone: 'error', text: error instanceof ApiError ? error.message : t('cartFailed'), long: true });
  // What was taken out comes back with as many as there were.
  const undo = ({ id, in_cart, had }: Awaited<ReturnType<typeof toggle>>) =>
    void (in_cart ? toggle(id) : putInCart(client, id, had)).catch(failed);
  const answered = useRef(Number.NEGATIVE_INFINITY);
  const { mutate, ...rest } = useSoleMutation({
    mutationFn: toggle,
    onSuccess: (answer) =>
      show({
        tone: 'success',
        text: t(answer.in_cart ? 'added' : 'removed'),
        long: true,
        action: { label: t('undo'), onPress: () => undo(answer) },
      }),
    onError: failed,
    onSettled: () => {
      answered.current = Date.now();
    },
  });
  return { ...rest, mutate: (id: number) => Date.now() - answered.current >= SAME_PRESS && mutate(id) };
}
