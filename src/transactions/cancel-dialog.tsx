import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { EndedBudget } from './ended-budget.tsx';
import { PaidFrom } from './transaction-view.tsx';

interface CancelDialogProps {
  transaction: TransactionDetails;
  /** YYYY-MM-DD. */
  today: string;
  open: boolean;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Confirmation of cancelling: which amount goes back to which budget, and what is lost. */
export function CancelDialog({ transaction, today, open, busy, onBack, onConfirm }: CancelDialogProps) {
  const t = useTexts(transactionsTexts);
  const { reference, paid_from, lines } = transaction;
  const codes = lines.reduce((count, { vouchers }) => count + vouchers.length, 0);
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      tone="danger"
      title={t('cancel.title', { id: reference })}
      description={t('cancel.text')}
      cancelLabel={t('cancel.back')}
      confirmLabel={t(busy ? 'cancel.busy' : 'cancel.confirm')}
      onCancel={onBack}
      onConfirm={onConfirm}
    >
      <div className="mt-2 grid gap-3 text-14">
        <div className="rounded-12 bg-surface-sunken px-4 py-3.5">
          <PaidFrom transaction={transaction} />
        </div>
        <EndedBudget paidFrom={paid_from} today={today} />
        {codes > 0 && <p>{t('cancel.codes', { count: codes })}</p>}
      </div>
    </ConfirmDialog>
  );
}
