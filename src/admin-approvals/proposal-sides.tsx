import type { PlatformApproval, PlatformWorld } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { Named, Side } from '../admin-budgets/approval-side.tsx';
import { OrderState } from '../admin-orders/order-state.tsx';
import { EffectSentences } from '../admin-rates/rate-effect.tsx';
import { useWrittenRates } from '../admin-rates/written-rate.ts';
import { Money } from '../money/money.tsx';
import { PaidFrom } from '../transactions/transaction-view.tsx';

interface OfApproval {
  approval: PlatformApproval;
}

/** The proposal as it was frozen, beside what it would mean now; only the first once it is decided. */
export function ProposalSides({ approval }: OfApproval) {
  const t = useTexts(approvalsTexts);
  const { now } = approval;
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Side title={t('asProposed')}>
        <Proposed approval={approval} />
      </Side>
      {now && (
        <Side title={t('now')}>
          <Now approval={approval} now={now} />
        </Side>
      )}
    </div>
  );
}

function Proposed({ approval }: OfApproval) {
  const t = useTexts(approvalsTexts);
  const rates = useTexts(adminRatesTexts);
  const own = useTexts(adminApprovalsTexts);
  const language = useLanguage();
  const written = useWrittenRates();
  const called = useCalled();
  const { rate, people, sum, limit, order, currency, texts } = approval;
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {rate && (
          <>
            <Named name={rates('form.rate')}>{written.rate(rate.per_euro)}</Named>
            <Named name={own('moved')}>{written.move(rate.moved)}</Named>
          </>
        )}
        {people !== null && <Named name={t('people')}>{grouped(language, people)}</Named>}
        {texts && <Named name={own('when')}>{texts.at ? formatMoment(texts.at) : own('atOnce')}</Named>}
        {approval.kind === 'limit' && <Sum name={t('newLimit')} amount={sum} currency="RSD" />}
        {order && <Sum name={own('refund')} amount={sum} currency={currency} />}
        {order && <Named name={own('buyer')}>{`${called(order.person.name)}, ${order.company.name}`}</Named>}
        {(order || approval.kind === 'limit') && <Sum name={own('limitThen')} amount={limit} currency="RSD" />}
      </dl>
      {texts && <Read texts={texts} />}
    </>
  );
}

interface SumProps {
  name: string;
  amount: number | null;
  currency: Currency | null;
}

const Sum = ({ name, amount, currency }: SumProps) =>
  amount === null ? null : (
    <Named name={name}>
      <Money amount={toMinor(amount)} currency={currency ?? 'RSD'} size={22} />
    </Named>
  );

/** The text that people will read, in the reader's language, else in the other. */
function Read({ texts: { text_sr: sr, text_en: en } }: { texts: NonNullable<PlatformApproval['texts']> }) {
  return <RichText html={textIn(useLanguage(), { sr, en })} />;
}

function Now({ approval, now }: OfApproval & { now: PlatformWorld }) {
  const t = useTexts(approvalsTexts);
  const { people, rate, refund, limit, left_count: left } = now;
  const own = useTexts(adminApprovalsTexts);
  const language = useLanguage();
  const written = useWrittenRates();
  return (
    <>
      {!refund && (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          {rate && <Named name={own('rateNow')}>{written.rate(rate.per_euro_was)}</Named>}
          {people !== null && <Named name={t('people')}>{grouped(language, people)}</Named>}
          {limit !== null && <Sum name={own('limitNow')} amount={limit} currency="RSD" />}
        </dl>
      )}
      {rate && <EffectSentences effect={rate} />}
      {approval.kind === 'announcement' && (
        <p className="text-14 text-ink-muted">{left > 0 ? own('left', { count: left }) : t('same')}</p>
      )}
      {refund && <Back refund={refund} />}
    </>
  );
}

/** The accounts that get the money back, and the consequences for the codes. */
function Back({ refund }: { refund: NonNullable<PlatformWorld['refund']> }) {
  const t = useTexts(adminOrdersTexts);
  const { status, back, currency, codes, used } = refund;
  return (
    <div className="grid gap-3 text-14">
      <p>
        <OrderState status={status} />
      </p>
      {used > 0 && <p>{t('cancel.used', { count: used })}</p>}
      {back.length > 0 && <PaidFrom transaction={{ paid_from: back, currency }} />}
      {codes > 0 && <p>{t('cancel.codes', { count: codes })}</p>}
    </div>
  );
}
