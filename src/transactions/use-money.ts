import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { useLanguage } from '#locales/texts.tsx';

/** Formats an amount of the wire for the reader. */
export function useMoney(currency: Currency): (amount: number) => string {
  const language = useLanguage();
  return (amount) => formatMoney(toMinor(amount), currency, language);
}
