import { CircleAlert, History, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { RequestToReviewDetail, Signal } from '#contract/requests/review.contract.ts';
import { isWarning } from '#contract/requests/review.rules.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { SLOT, TextWithSlot } from '../admin/parts/text-with-slot.tsx';

interface SignalListProps {
  request: RequestToReviewDetail;
  requestLink: (id: number, children: ReactNode) => ReactNode;
}

/** The signals about a request, each with its reason, and the earlier requests: sentences computed by the product. */
export function SignalList({ request, requestLink }: SignalListProps) {
  const t = useTexts(adminRequestsTexts);
  return (
    <section>
      <h3 className="sr-only">{t('signals')}</h3>
      <ul className="font-display text-16 italic leading-[1.35]">
        {request.signals.map((signal) => (
          <Line key={signal.kind} icon={isWarning(signal.kind) ? <Warning /> : <Info aria-hidden size={16} />}>
            <Words signal={signal} request={request} requestLink={requestLink} />
          </Line>
        ))}
        <Line icon={<History aria-hidden size={16} />}>
          <Earlier request={request} />
        </Line>
      </ul>
    </section>
  );
}

const Warning = () => <CircleAlert aria-hidden size={16} className="text-warning" />;

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 border-line border-t py-2 [&>svg]:mt-1">
    {icon}
    <div className="wrap-anywhere">{children}</div>
  </li>
);

function Words({ signal, request, requestLink }: SignalListProps & { signal: Signal }) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  const { kind, request: other, amount, day, changed } = signal;
  if (!other) {
    if (kind === 'high' || kind === 'over_limit') {
      return t(`signal.${kind}`, { amount: formatMoney(toMinor(amount ?? 0), request.currency as Currency, language) });
    }
    return kind === 'before_joined'
      ? t('signal.before_joined', { day: formatDay(day ?? '') })
      : t(`signal.${kind as 'weekend' | 'holiday'}`);
  }
  const status = t(`state.${other.status}`);
  const stands = other.reason === '' ? status : t('signal.because', { status, reason: other.reason });
  const name = t('aRequest', { id: other.id });
  const sentence = t(`signal.${kind as 'near' | 'same_file' | 'same_purchase' | 'filed_again'}`, {
    request: SLOT,
    name: other.employee,
    status: stands,
  });
  return (
    <>
      <TextWithSlot text={sentence}>{requestLink(other.id, name)}</TextWithSlot>
      {changed.map((each) => (
        <Before key={each.field} {...each} currency={request.currency as Currency} />
      ))}
    </>
  );
}

function Before({ field, before, currency }: Signal['changed'][number] & { currency: Currency }) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  const what =
    field === 'amount'
      ? formatMoney(toMinor(Number(before)), currency, language)
      : field === 'purchase_date'
        ? formatDay(before)
        : field === 'category'
          ? categoryName(before, language)
          : before;
  return <div className="text-14 text-ink-muted">{t('was', { what })}</div>;
}

function Earlier({ request: { earlier, currency } }: Pick<SignalListProps, 'request'>) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  if (earlier.count === 0) return t('earlier.none');
  return t('earlier', {
    count: earlier.count,
    accepted: earlier.accepted,
    rejected: earlier.rejected,
    sum: formatMoney(toMinor(earlier.sum), currency as Currency, language),
  });
}
