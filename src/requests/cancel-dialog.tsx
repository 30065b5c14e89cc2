import { formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { freedMoney, type HeldMoney } from './freed-money.ts';

export interface CancelDialogProps {
  open: boolean;
  request: HeldMoney;
  /** YYYY-MM-DD. */
  today: string;
  busy: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks once before a request is taken back, and says what becomes of its money. */
export function CancelDialog({ open, request, today, busy, onKeep, onConfirm }: CancelDialogProps) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const { free, ended } = freedMoney(request, today);
  const money = (amount: Minor) => formatMoney(amount, request.currency, language);
  const sentences = [
    free > 0 && t('cancel.free', { amount: money(free) }),
    ended > 0 && t('cancel.ended', { amount: money(ended) }),
    t('cancel.text'),
  ];
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel.title')}
      description={sentences.filter(Boolean).join(' ')}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel')}
      tone="danger"
      busy={busy}
      onCancel={onKeep}
      onConfirm={onConfirm}
    />
  );
}
