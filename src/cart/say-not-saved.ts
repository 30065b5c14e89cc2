import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { focusWrongField } from '../ground/focus-wrong-field.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { WrongCount } from './line-counts.ts';

/** Shows why a typed quantity was not saved: focuses the field when its text is no quantity, else shows a message. */
export function useSayNotSaved(): (error: unknown, within?: ParentNode) => void {
  const t = useTexts(cartTexts);
  const { show } = useToasts();
  return (error, within) => {
    if (error instanceof WrongCount) focusWrongField(within);
    else show({ tone: 'error', text: t('count.notSaved'), long: true });
  };
}
