import { LoaderCircle } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';

export interface UnknownDialogProps {
  /** `asking`: retrying automatically; `unresolved`: out of tries, waiting for the person; null when the outcome is known. */
  outcome: 'asking' | 'unresolved' | null;
  onAsk: () => void;
  onDismiss: () => void;
}

/** product.md 7.2: a purchase whose answer was lost. A retry has the same idempotency key, so it cannot buy twice. */
export function UnknownDialog({ outcome, onAsk, onDismiss }: UnknownDialogProps) {
  const t = useTexts(checkoutTexts);
  const unresolved = outcome === 'unresolved';
  return (
    <Dialog
      open={outcome !== null}
      onClose={() => unresolved && onDismiss()}
      title={t('unknown.title')}
      description={t(unresolved ? 'unknown.unresolved' : 'unknown.text')}
      closeLabel={unresolved ? t('close') : undefined}
      {...(unresolved && {
        footer: (
          <>
            <Button tone="ghost" onClick={onDismiss}>
              {t('unknown.later')}
            </Button>
            <Button onClick={onAsk}>{t('unknown.ask')}</Button>
          </>
        ),
      })}
    >
      {!unresolved && (
        <div className="grid place-items-center py-4 text-brand">
          <LoaderCircle aria-hidden size={32} className="animate-spin" />
        </div>
      )}
    </Dialog>
  );
}
