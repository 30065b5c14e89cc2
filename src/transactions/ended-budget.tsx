import { hasEnded } from '#contract/budgets/budgets.rules.ts';
import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';

interface EndedBudgetProps {
  paidFrom: TransactionDetails['paid_from'];
  /** YYYY-MM-DD. */
  today: string;
}

/** Note that money going back to a budget of a past year cannot be spent any more; nothing if there is none. */
export function EndedBudget({ paidFrom, today }: EndedBudgetProps) {
  const t = useTexts(transactionsTexts);
  const thisYear = Number(today.slice(0, 4));
  // Money goes back to the year it came from.
  const ended = paidFrom.some(({ category_id: categoryId, year }) => hasEnded({ categoryId, year }, thisYear));
  return ended && <p>{t('cancel.ended')}</p>;
}
