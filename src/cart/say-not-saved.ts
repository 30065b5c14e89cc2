import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { focusWrongField } from '../ground/focus-wrong-field.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { WrongCount } from './line-counts.ts';

/** Tells why what was typed into a line was not saved: beside its field when it is no quantity, else in a message. */
export function useSayNotSaved(): (error: unknown, within?: ParentNode) => void {
  const t = useTexts(cartTexts);
  const { show } = useToasts();
  return (error, within) => {
    if (error instanceof WrongCount) focusWrongField(within);
    else show({ tone: 'error', text: t('count.notSaved'), long: true });
  };
}
