import type { ReactNode } from 'react';
import { formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { EnrolPanelViewProps } from './enrol-panel-view-props.ts';

/** Confirmation of an enrolment, before it is paid. */
export function ConfirmEnrolment(props: EnrolPanelViewProps) {
  const { dialog, name, coupon, price, pays, left, currency, paying, typed, onDismiss, onConfirm } = props;
  const t = useTexts(enrolmentsTexts);
  const language = useLanguage();
  // A coupon that was typed and not checked.
  const unused = typed.trim();
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  return (
    <ConfirmDialog
      open={dialog !== null}
      title={t(dialog === 'price' ? 'price.title' : 'confirm.title')}
      description={dialog === 'price' ? t('price.text', { amount: money(pays) }) : name}
      cancelLabel={t('confirm.no')}
      confirmLabel={t('confirm.yes')}
      busy={paying}
      blocked={left < pays}
      onCancel={onDismiss}
      onConfirm={onConfirm}
    >
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-y py-4 tabular-nums">
        {coupon && <Row term={t('confirm.price')}>{money(price)}</Row>}
        {coupon && <Row term={t('confirm.coupon', { name: coupon.name })}>−{money(price - pays)}</Row>}
        <Row term={t('confirm.pays')} strong>
          {money(pays)}
        </Row>
        {left >= pays && <Row term={t('confirm.left')}>{money(left - pays)}</Row>}
      </dl>
      {left < pays && (
        <p className="mt-3 font-560 text-14 text-danger">
          {t('missing')} {t('missingText', { amount: money(pays - left) })}
        </p>
      )}
      {unused !== '' && <p className="mt-3 font-560 text-14 text-warning">{t('confirm.unused', { name: unused })}</p>}
      <p className="mt-3 text-14 text-ink-muted">{t('confirm.text')}</p>
    </ConfirmDialog>
  );
}

function Row({ term, strong = false, children }: { term: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? 'font-560' : 'text-14 text-ink-muted'}`}
    >
      <dt className="hyphenate beside">{term}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
