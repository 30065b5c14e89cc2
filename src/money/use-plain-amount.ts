import { type Currency, type Minor, moneyParts } from '#contract/money/money.rules.ts';
import { useLanguage } from '#locales/texts.tsx';

/** Formats an amount without its currency, for columns that show that once. */
export function usePlainAmount(currency: Currency): (amount: Minor) => string {
  const language = useLanguage();
  return (amount) => {
    const { sign, whole, separator, decimals } = moneyParts(amount, currency, language);
    return `${sign}${whole}${separator}${decimals}`;
  };
}
