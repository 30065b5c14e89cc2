import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';

export interface FailedNoticeProps {
  message: string;
  onClose: () => void;
}

/** Says that a refused purchase did not happen, and why, in the server's words (specification.md 8). */
export function FailedNotice({ message, onClose }: FailedNoticeProps) {
  const t = useTexts(checkoutTexts);
  return (
    <div className="flex items-start gap-2 rounded-12 border border-danger py-1.5 pr-1.5 pl-4">
      <div role="alert" className="grid min-w-0 flex-1 gap-1.5 py-2">
        <p className="flex items-start gap-2 font-600 text-danger">
          <CircleAlert aria-hidden size={20} className="mt-0.5" />
          {t('failed.title')}
        </p>
        <p className="text-14">{message || t('failed')}</p>
        <p className="text-14 text-ink-muted">{t('failed.text')}</p>
      </div>
      <IconButton label={t('close')} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}
