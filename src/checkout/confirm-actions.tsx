import { formatMoney } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { CartFigures } from '../cart/cart-figures.ts';

export interface ConfirmActionsProps {
  figures: CartFigures;
  understood: boolean;
  onToggleUnderstood: () => void;
  /** specification.md 5: disabled while the tax box is not ticked, while buying, and when there is nothing to pay. */
  mayConfirm: boolean;
  buying: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Controls of the second step: the tax checkbox, Confirm and Back. */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { figures, understood, onToggleUnderstood, mayConfirm, buying, onConfirm, onBack } = props;
  const t = useTexts(checkoutTexts);
  return (
    <>
      {/* The checkbox appears where the button to this step was, so the second click of a double one is ignored. */}
      <div onClickCapture={(event) => event.detail > 1 && event.preventDefault()}>
        <Checkbox
          checked={understood}
          disabled={buying}
          onChange={onToggleUnderstood}
          className="text-14 [&_label]:leading-[1.375rem]"
        >
          {t('understood')}
        </Checkbox>
      </div>
      {/* specification.md 5: the tax is shown only after the tick. The live region is rendered before, so that the note is announced. */}
      <div aria-live="polite">{understood && <TaxNote figures={figures} />}</div>
      <Button size="large" wide disabled={!mayConfirm && !buying} busy={buying} onClick={onConfirm}>
        {t(buying ? 'buying' : 'confirm')}
      </Button>
      <Button tone="ghost" wide disabled={buying} onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}

function TaxNote({ figures: { payrollTax, payrollTaxPercent, currency } }: { figures: CartFigures }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const percent = payrollTaxPercent.toFixed(2).replace('.', language === 'SR' ? ',' : '.');
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-12 bg-accent-soft px-4 py-3 text-14">
      <span>
        {t('tax')}
        <span className="block text-12 text-ink-muted">{t('taxWho', { percent })}</span>
      </span>
      <b className="whitespace-nowrap font-580 tabular-nums">{formatMoney(payrollTax, currency, language)}</b>
    </p>
  );
}
