import type { Approval } from '#contract/approvals/approvals.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';
import { Named, Side } from './approval-side.tsx';

/** The proposal as it was frozen, beside what it would mean now; only the first once it is decided. */
export function ApprovalSides({ approval }: { approval: Approval }) {
  const t = useTexts(approvalsTexts);
  const { now, kind } = approval;
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <Side title={t('asProposed')}>
        <Proposed approval={approval} />
      </Side>
      {now && kind !== 'limit' && (
        <Side title={t('now')}>
          {kind !== 'request' ? (
            <Given approval={approval} people={now.people ?? 0} sum={now.sum} />
          ) : (
            <Figure name={t('inAll')} amount={now.sum} approval={approval} />
          )}
          <Left approval={approval} />
        </Side>
      )}
    </div>
  );
}

interface OfApproval {
  approval: Approval;
}

function Proposed({ approval }: OfApproval) {
  const t = useTexts(approvalsTexts);
  const { kind, people, sum, limit, employee } = approval;
  if (kind !== 'limit' && kind !== 'request') return <Given approval={approval} people={people ?? 0} sum={sum} />;
  if (kind === 'limit') {
    return (
      <>
        <Figure name={t('newLimit')} amount={sum} approval={approval} />
        <Figure name={t('oldLimit')} amount={limit} approval={approval} />
      </>
    );
  }
  return (
    <>
      <Figure name={t('inAll')} amount={sum} approval={approval} />
      <dl>
        <Named name={t('whose')}>{employee?.name}</Named>
      </dl>
    </>
  );
}

function Given({ approval, people, sum }: OfApproval & { people: number; sum: number }) {
  const t = useTexts(approvalsTexts);
  const language = useLanguage();
  return (
    <>
      <Figure name={t('inAll')} amount={sum} approval={approval} />
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Named name={t('people')}>{grouped(language, people)}</Named>
        {approval.amount !== null && (
          <Named name={t('each')}>
            <Money amount={toMinor(approval.amount)} currency={approval.currency} size={22} />
          </Named>
        )}
      </dl>
    </>
  );
}

const Figure = ({ name, amount, approval }: OfApproval & { name: string; amount: number }) => (
  <dl>
    <Named name={name}>
      <Money amount={toMinor(amount)} currency={approval.currency} size={36} />
    </Named>
  </dl>
);

/** Changes since the proposal: people who left, or money that was spent. */
function Left({ approval: { now, kind, sum } }: OfApproval) {
  const t = useTexts(approvalsTexts);
  const say = useTexts(recordsTexts);
  if (!now) return null;
  if (now.left_count === 0) {
    const isLess = now.sum < sum;
    // The reason why it can no longer be done is shown at the decision.
    if (now.stale && !isLess) return null;
    return <p className="text-14 text-ink-muted">{t(isLess ? 'less' : 'same')}</p>;
  }
  const more = now.left_count - now.left_out.length;
  const names = now.left_out.map(({ name }) => name || say('erasedPerson'));
  return (
    <p className="wrap-anywhere rounded-12 bg-accent-soft px-4 py-3 text-14">
      {kind === 'request'
        ? t('leftRequest', { name: names[0] ?? '' })
        : `${t('left', { count: now.left_count })} ${names.join(', ')}`}
      {more > 0 && ` ${t('more', { count: more })}`}
    </p>
  );
}
