import type { Transaction } from '#contract/transactions/transactions.contract.ts';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { statusTone } from './status-tone.ts';

/** How a transaction stands; a request that waits for the person says so first, as it does among the requests. */
export function TransactionStatusPill({ transaction }: { transaction: Transaction }) {
  const t = useTexts(transactionsTexts);
  const { status, needs_information: asked } = transaction;
  return (
    <StatusPill tone={asked ? 'danger' : statusTone(status)}>{asked ? t('needsInformation') : t(status)}</StatusPill>
  );
}
