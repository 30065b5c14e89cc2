import { formatMoney } from '#contract/money/money.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { BudgetPayments } from '../budgets/budget-payments.tsx';
import type { CartFigures } from '../cart/cart-figures.ts';

export interface AskDialogProps {
  open: boolean;
  figures: CartFigures;
  buying: boolean;
  /** The answer takes long. */
  slow: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

const SHOWN = 4;

/** Confirmation before buying: lines, total, the budgets that pay and what remains. It stays open while the purchase is sent. */
export function AskDialog({ open, figures, buying, slow, onCancel, onConfirm }: AskDialogProps) {
  const t = useTexts(checkoutTexts);
  const langOf = useTextLanguage();
  const total = formatMoney(figures.total, figures.currency, useLanguage());
  const lines = figures.lines.filter((line) => line.available);
  return (
    <ConfirmDialog
      open={open}
      title={t('dialog.title')}
      description={t('dialog.text', { count: figures.articles, total })}
      cancelLabel={t('dialog.cancel')}
      confirmLabel={t(buying ? 'buying' : 'confirm')}
      busy={buying}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-1.5 border-line border-y py-3.5 text-14">
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.id} className="flex items-baseline gap-3">
            <span className="min-w-8 shrink-0 text-ink-muted tabular-nums">{line.count} ×</span>
            <span {...langOf(line.benefit, 'name')} className="hyphenate min-w-0">
              {line.benefit.name}
            </span>
          </li>
        ))}
        {lines.length > SHOWN && (
          <li className="pl-11 text-ink-muted">{t('dialog.more', { count: lines.length - SHOWN })}</li>
        )}
      </ul>
      <div className="mt-3.5">
        <BudgetPayments {...figures} />
      </div>
      <p role="status" className="mt-3 text-14 text-ink-muted empty:hidden">
        {buying && slow && t('dialog.slow')}
      </p>
    </ConfirmDialog>
  );
}
