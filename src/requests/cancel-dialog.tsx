import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { Request } from '#contract/requests/requests.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

export interface CancelDialogProps {
  open: boolean;
  request: Pick<Request, 'amount' | 'currency'>;
  busy: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks once before a request is taken back. */
export function CancelDialog({ open, request, busy, onKeep, onConfirm }: CancelDialogProps) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel.title')}
      description={t('cancel.text', { amount: formatMoney(toMinor(request.amount), request.currency, language) })}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel')}
      tone="danger"
      busy={busy}
      onCancel={onKeep}
      onConfirm={onConfirm}
    />
  );
}
