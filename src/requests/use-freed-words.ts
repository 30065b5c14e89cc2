import { formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { freedMoney, type HeldMoney } from './freed-money.ts';

/**
 * Sentences on the money of a request that ends without being accepted (product.md 1): one for the money that can be spent
 * again, and one for the rest. `cancel` is worded before that, `freed` after it. `hasEnded` says whether there is the second.
 */
export function useFreedWords(when: 'cancel' | 'freed', request: HeldMoney, today: string) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const { free, ended } = freedMoney(request, today);
  const money = (amount: Minor) => formatMoney(amount, request.currency, language);
  const sentences = [
    ...(free > 0 ? [t(`${when}.free`, { amount: money(free) })] : []),
    ...(ended > 0 ? [t(`${when}.ended`, { amount: money(ended) })] : []),
  ];
  return { sentences, hasEnded: ended > 0 };
}
