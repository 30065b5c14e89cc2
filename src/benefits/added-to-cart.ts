import type { CartItem } from '#contract/cart/cart.contract.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ToastText } from '../ground/toasts-context.ts';
import { useReaderCurrency } from './benefits.queries.ts';

/** Message after a benefit was put in the cart; it names the current price when that differs from the one the person saw. */
export function useAddedToCart(): (item: CartItem | undefined) => ToastText {
  const t = useTexts(benefitsTexts);
  const language = useLanguage();
  const currency = useReaderCurrency();
  return (item) => {
    const seen = item?.accepted_price ?? null;
    const now = item?.benefit.price_discount_currency ?? null;
    if (seen === null || now === null || seen === now) return { tone: 'success', text: t('added'), long: true };
    const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
    return { tone: 'info', text: t('addedAtOther', { before: money(seen), after: money(now) }), long: true };
  };
}
