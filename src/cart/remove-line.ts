import { useQueryClient } from '@tanstack/react-query';
import { toMajor } from '#contract/money/money.rules.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { putInCart, type Wanted } from '../benefits/put-in-cart.ts';
import { setInCart } from '../benefits/toggle-in-cart.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import type { CartLine } from './cart-figures.ts';

/** Removes a line from the cart, with a message that offers to undo it: the same benefit and quantity, at the price accepted before. */
export function useRemoveLine() {
  const t = useTexts(cartTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  const undo = (line: CartLine) =>
    void putInCart(client, wantedAgain(line)).catch(() => show({ tone: 'error', text: t('undoFailed'), long: true }));

  return useSoleMutation({
    mutationFn: ({ benefit: { id } }: CartLine) => setInCart({ id, seen: null }, false),
    onSuccess: (_answer, line) =>
      show({
        tone: 'success',
        text: t('removed', { name: line.benefit.name }),
        long: true,
        action: { label: t('undo'), onPress: () => undo(line) },
      }),
    onError: () => show({ tone: 'error', text: t('removeFailed'), long: true }),
    changes: [getMe],
  });
}

// Puts back the accepted price, so that a price change is shown again: removing the line did not accept it.
function wantedAgain({ benefit: { id }, count, accepted, unit }: CartLine): Wanted {
  return { id, count, seen: toMajor(accepted ?? unit) };
}
