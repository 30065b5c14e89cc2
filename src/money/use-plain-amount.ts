import { type Currency, type Minor, moneyParts } from '#contract/money/money.rules.ts';
import { useLanguage } from '#locales/texts.tsx';

/** Digits alone, for columns where the currency is said once. */
export function usePlainAmount(currency: Currency): (amount: Minor) => string {
  const language = useLanguage();
  return (amount) => {
    const { sign, whole, separator, decimals } = moneyParts(amount, currency, language);
    return `${sign}${whole}${separator}${decimals}`;
  };
}
