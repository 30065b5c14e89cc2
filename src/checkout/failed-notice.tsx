import { CircleAlert } from 'lucide-react';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** A refused purchase says that it did not happen, and why: the server's own words (spec 8). */
export function FailedNotice({ message }: { message: string }) {
  const t = useTexts(checkoutTexts);
  return (
    <div role="alert" className="grid gap-1.5 rounded-12 border border-danger px-4 py-3.5">
      <p className="flex items-start gap-2 font-600 text-danger">
        <CircleAlert aria-hidden size={20} className="mt-0.5" />
        {t('failed.title')}
      </p>
      <p className="text-14">{message || t('failed')}</p>
      <p className="text-14 text-ink-muted">{t('failed.text')}</p>
    </div>
  );
}
