import type { Progress } from '#contract/courses/courses.rules.ts';
import { formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Sticker } from '#design-system/sticker/sticker.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BudgetMeter } from '../budgets/budget-meter.tsx';
import { PhoneBar } from '../ground/phone-bar.tsx';
import { useBroughtIntoSight } from '../ground/use-brought-into-sight.ts';
import { Money, type MoneySize } from '../money/money.tsx';
import { ConfirmEnrolment } from './confirm-enrolment.tsx';
import { CouponField } from './coupon-field.tsx';
import type { EnrolPanelViewProps } from './enrol-panel-view-props.ts';

/** The price, with or without a coupon, what remains of the budget, and the button that enrols; or the link to continue. */
export function EnrolPanelView(props: EnrolPanelViewProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7">
      {/* Always rendered: a live region inserted together with its text is not announced. */}
      <div role="status" className="contents">
        {props.enrolled && <State progress={props.progress} />}
      </div>
      {props.enrolled ? <Enrolled {...props} /> : <Enrolling {...props} />}
    </section>
  );
}

// The preview may be older than the enrolment, and so still say `none`.
const stateOf = (progress: Progress) => (progress === 'none' ? 'enrolled' : progress);

function State({ progress }: Pick<EnrolPanelViewProps, 'progress'>) {
  const t = useTexts(enrolmentsTexts);
  return <p className="font-display text-22 leading-[1.3]">{t(`state.${stateOf(progress)}`)}</p>;
}

function Enrolled({ progress, startLink, certificateLink }: EnrolPanelViewProps) {
  const t = useTexts(enrolmentsTexts);
  const now = stateOf(progress);
  const words = { enrolled: 'start', started: 'continue', failed: 'retake', passed: 'certificate' } as const;
  const link = (now === 'passed' ? certificateLink : startLink)?.(t(words[now]));
  return (
    <>
      {link && (
        <>
          <Button asChild size="large" className="max-desk:hidden">
            {link}
          </Button>
          <PhoneBar>
            <Button asChild wide>
              {link}
            </Button>
          </PhoneBar>
        </>
      )}
    </>
  );
}

function Enrolling(props: EnrolPanelViewProps) {
  const { kind, price, paying, checking, coupon, onEnrol } = props;
  const t = useTexts(enrolmentsTexts);
  const notes = [price > 0 && t('paidFrom'), kind === 'package' && t('withCourses')].filter(Boolean).join(' ');
  const button = (className?: string) => (
    <Button busy={paying} off={checking} onClick={onEnrol} {...(className ? { className } : {})}>
      {t('enrol')}
    </Button>
  );
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <LearningCost {...props} size={48} />
        {coupon && coupon.percent_off > 0 && (
          <Sticker className="min-w-16">
            <span aria-hidden>−{coupon.percent_off}%</span>
            <span className="sr-only">{t('percentOff', { percent: coupon.percent_off })}</span>
          </Sticker>
        )}
      </div>
      {price > 0 && <Effect {...props} />}
      {price > 0 && <CouponField {...props} />}
      <Notice {...props} />
      {button('max-desk:hidden')}
      {notes !== '' && <p className="text-12 text-ink-muted">{notes}</p>}
      <PhoneBar>
        <LearningCost {...props} size={22} />
        {button()}
      </PhoneBar>
      <ConfirmEnrolment {...props} />
    </>
  );
}

/** The price, with the one before the coupon struck through above it. */
function LearningCost({ price, pays, currency, size }: EnrolPanelViewProps & { size: MoneySize }) {
  const t = useTexts(enrolmentsTexts);
  const language = useLanguage();
  if (price === 0)
    return (
      <p className={size === 48 ? 'display text-[min(2.25rem,16vw)] leading-[1.08]' : 'display text-22'}>{t('free')}</p>
    );
  return (
    <p className="grid min-w-0 justify-items-start gap-0.5">
      {pays < price && (
        <>
          <del aria-hidden className="whitespace-nowrap text-14 text-ink-muted">
            {formatMoney(price, currency, language)}
          </del>
          <span className="sr-only">
            {t('oldPrice', { price: formatMoney(price, currency, language) })}. {t('newPrice')}
          </span>
        </>
      )}
      <Money amount={pays} currency={currency} size={size} />
    </p>
  );
}

function Effect({ pays, base, left, currency, freeLink, budgetLink }: EnrolPanelViewProps) {
  const t = useTexts(enrolmentsTexts);
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  const remains = t('remains', { amount: money(Math.max(0, left - pays)) });
  return (
    <div className="grid gap-2">
      <BudgetMeter label={t('budget')} valueText={remains} base={base} left={left} taken={Math.min(pays, left)} />
      {pays > left ? (
        <div className="grid gap-1 text-14">
          <p className="font-560 text-danger">
            {t('missing')} {t('missingText', { amount: money(pays - left) })}
          </p>
          <p className="flex flex-wrap gap-x-6">
            <TextLink asChild>{freeLink(t('missing.free'))}</TextLink>
            <TextLink asChild>{budgetLink(t('missing.why'))}</TextLink>
          </p>
        </div>
      ) : (
        <p className="text-14">{remains}</p>
      )}
    </div>
  );
}

function Notice({ notice, price, pays, left, currency }: EnrolPanelViewProps) {
  const t = useTexts(enrolmentsTexts);
  const language = useLanguage();
  const place = useBroughtIntoSight<HTMLDivElement>(notice !== null);
  // A refused coupon is shown at its field, where there is one.
  if (!notice || (notice.kind === 'coupon' && price > 0)) return null;
  const isRefused = notice.kind !== 'failed';
  return (
    <div ref={place} role="alert" className="grid gap-1 rounded-12 bg-surface-sunken p-4 text-14">
      <p className="font-560 text-danger">{isRefused ? notice.message || t('failed') : t('failed')}</p>
      {isRefused && pays > left && <p>{t('shortfall', { amount: formatMoney(pays - left, currency, language) })}</p>}
      {!isRefused && <p>{t('notKnown')}</p>}
    </div>
  );
}
