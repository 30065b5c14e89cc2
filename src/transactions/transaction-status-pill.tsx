import type { Transaction } from '#contract/transactions/transactions.contract.ts';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { statusTone } from './status-tone.ts';

/** Status of a transaction; "needs information" takes precedence, as in the list of requests, for it waits for the person. */
export function TransactionStatusPill({ transaction }: { transaction: Transaction }) {
  const t = useTexts(transactionsTexts);
  const { status, needs_information: asked } = transaction;
  return (
    <StatusPill tone={asked ? 'danger' : statusTone(status)}>{asked ? t('needsInformation') : t(status)}</StatusPill>
  );
}
