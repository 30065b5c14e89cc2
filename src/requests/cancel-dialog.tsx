import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { HeldMoney } from './freed-money.ts';
import { useFreedWords } from './use-freed-words.ts';

export interface CancelDialogProps {
  open: boolean;
  request: HeldMoney;
  /** YYYY-MM-DD. */
  today: string;
  busy: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Confirmation before a request is cancelled; says what becomes of its money. */
export function CancelDialog({ open, request, today, busy, onKeep, onConfirm }: CancelDialogProps) {
  const t = useTexts(requestsTexts);
  const { sentences } = useFreedWords('cancel', request, today);
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel.title')}
      description={[...sentences, t('cancel.text')].join(' ')}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel')}
      tone="danger"
      busy={busy}
      onCancel={onKeep}
      onConfirm={onConfirm}
    />
  );
}
