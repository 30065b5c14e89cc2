import type { ReactNode } from 'react';
import { lastDayOfMonth } from '#contract/calendar/days.rules.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { isStillThere, monthAfter, nextChargeDay } from '#contract/subscriptions/months.rules.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { formatDay } from '#locales/dates.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BudgetPayments } from '../budgets/budget-payments.tsx';
import type { BudgetPayment } from '../budgets/budget-shares.ts';
import type { SubscriptionProps } from './subscription-props.ts';

export interface SubscriptionFlowViewProps extends SubscriptionProps {
  name: string;
  currency: Currency;
  /** YYYY-MM-DD in Belgrade. */
  today: string;
  /** Last day of a person who leaves the company, YYYY-MM-DD; null otherwise. */
  lastDay: string | null;
  /** How the first month would be paid. */
  payment: BudgetPayment;
  subscription: Subscription | null;
  /** On a phone the subscribe button is in the bar at the lower edge instead. */
  inPhoneBar?: boolean;
  onSubscribe: () => void;
  onDismiss: () => void;
  onConfirm: () => void;
  onCancel: () => void;
  onUndo: () => void;
}

/** Buttons of a subscription, with their confirmation dialogs: price, charges and their days, and until when it lasts. */
export function SubscriptionFlowView(props: SubscriptionFlowViewProps) {
  const { dialog } = props;
  return (
    <div className="grid gap-3">
      <Notice {...props} />
      <NextStep {...props} />
      <SubscribeDialog {...props} open={dialog === 'confirm' || dialog === 'price'} />
      <CancelDialog {...props} open={dialog === 'cancel'} />
    </div>
  );
}

/** The button of the current step. A single element for all steps, so that a closed dialog can give the focus back to it. */
function NextStep({ face, busy, inPhoneBar = false, onSubscribe, onCancel, onUndo }: SubscriptionFlowViewProps) {
  const t = useTexts(subscriptionsTexts);
  const offers = face === 'offered' || face === 'ended';
  const runs = face === 'active';
  return (
    <Button
      tone={offers ? 'primary' : 'secondary'}
      disabled={runs && busy}
      busy={face === 'ending' && busy}
      className={offers && inPhoneBar ? 'max-desk:hidden' : undefined}
      onClick={offers ? onSubscribe : runs ? onCancel : onUndo}
    >
      {t(offers ? 'subscribe' : runs ? 'cancel' : 'undo')}
    </Button>
  );
}

function Notice({ notice }: SubscriptionFlowViewProps) {
  const t = useTexts(subscriptionsTexts);
  if (!notice) return null;
  const isRefused = notice.kind === 'refused';
  return (
    <div role="alert" className="grid gap-1 rounded-12 bg-surface-sunken p-4 text-14">
      <p className="font-560 text-danger">{isRefused ? notice.message || t('failed') : t('failed')}</p>
      {!isRefused && <p>{t('notKnown')}</p>}
    </div>
  );
}

type DialogProps = SubscriptionFlowViewProps & { open: boolean };

/** Day of the charge after today's, YYYY-MM-DD; null if the person has left the company by then. */
export function chargeAfter({ today, lastDay }: Pick<SubscriptionFlowViewProps, 'today' | 'lastDay'>): string | null {
  const next = nextChargeDay(monthAfter(today), today);
  return isStillThere(next, lastDay) ? next : null;
}

function SubscribeDialog(props: DialogProps) {
  const { open, dialog, busy, price, currency, payment, name, ...on } = props;
  const t = useTexts(subscriptionsTexts);
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  const next = chargeAfter(props);
  return (
    <ConfirmDialog
      open={open}
      title={t(dialog === 'price' ? 'price.title' : 'confirm.title')}
      description={dialog === 'price' ? t('price.text', { amount: money(price) }) : name}
      cancelLabel={t('confirm.no')}
      confirmLabel={t('confirm.yes')}
      busy={busy}
      blocked={payment.missing > 0}
      onCancel={on.onDismiss}
      onConfirm={on.onConfirm}
    >
      <dl className="mt-3 grid gap-2 border-line border-y py-4 tabular-nums">
        <Row term={t('confirm.today')} strong>
          {money(price)}
        </Row>
        {next && <Row term={t('confirm.next', { day: formatDay(next) })}>{money(price)}</Row>}
      </dl>
      <div className="mt-3.5">
        <MonthPayment payment={payment} currency={currency} />
      </div>
      <p className="mt-3 text-14 text-ink-muted">{t(next ? 'confirm.text' : 'leaving')}</p>
    </ConfirmDialog>
  );
}

/** Which budgets would pay the first month, and what is missing. */
export function MonthPayment({ payment, currency }: Pick<SubscriptionFlowViewProps, 'payment' | 'currency'>) {
  const t = useTexts(subscriptionsTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <BudgetPayments shares={payment.shares} currency={currency} />
      {payment.missing > 0 && (
        <p className="font-560 text-14 text-danger">
          {t('missing', { amount: formatMoney(payment.missing, currency, language) })}
        </p>
      )}
    </div>
  );
}

function Row({ term, strong = false, children }: { term: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${strong ? 'font-560' : 'text-14 text-ink-muted'}`}>
      <dt>{term}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

function CancelDialog({ open, busy, currency, today, leaving, isAskedAgain, name, onDismiss, onConfirm }: DialogProps) {
  const t = useTexts(subscriptionsTexts);
  const language = useLanguage();
  const { charges, endsNow } = leaving;
  return (
    <ConfirmDialog
      open={open}
      title={t('cancel.title')}
      description={name}
      cancelLabel={t('cancel.no')}
      confirmLabel={t('cancel.yes')}
      tone="danger"
      busy={busy}
      onCancel={onDismiss}
      onConfirm={onConfirm}
    >
      {isAskedAgain && (
        <p role="alert" className="mt-3 font-560 text-danger">
          {t('cancel.changed')}
        </p>
      )}
      <p className="mt-3">
        {endsNow ? t('cancel.endsNow') : t('cancel.text', { day: formatDay(lastDayOfMonth(today)) })}
      </p>
      {charges > 0 && (
        <p className="mt-2 font-560">{t('cancel.open', { amount: formatMoney(charges, currency, language) })}</p>
      )}
    </ConfirmDialog>
  );
}
