import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/admin-title.ts';
import { PageOutline } from '../admin/page-outline.tsx';
import { useProposalName } from './approval-columns.tsx';
import { ApprovalDecision } from './approval-decision.tsx';
import { type ApprovalViewProps, approvalProps, type DecisionProps } from './approval-props.ts';
import { ApprovalSides } from './approval-sides.tsx';
import { ApprovalState } from './approval-state.tsx';
import { APPROVALS, requestAt } from './approvals-address.ts';
import { giftAt } from './gifts-address.ts';

/** One proposal: what it was and what it would mean now side by side, and what one decides. */
export function ApprovalView(props: ApprovalViewProps) {
  const t = useTexts(approvalsTexts);
  const { snapshot, send } = props;
  const { approval, isReading, isMissing, isFailed, isSending } = approvalProps(snapshot);
  if (isMissing) return <PageHead title={t('missing')} crumbs={<Crumbs />} />;
  if (isFailed) {
    return (
      <ErrorState
        title={t('failed')}
        text={snapshot.context.refusal?.message ?? ''}
        retryLabel={t('again')}
        onRetry={() => send({ type: 'approval.reread' })}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isReading && t('loading')}
        {isSending && t('sending')}
      </p>
      {approval ? <OneApproval {...props} approval={approval} /> : <PageOutline />}
    </>
  );
}

function Crumbs({ at }: { at?: string }) {
  const t = useTexts(approvalsTexts);
  return (
    <Breadcrumbs label={t('crumbs')}>
      <Link to={APPROVALS}>{t('title')}</Link>
      {at && <span>{at}</span>}
    </Breadcrumbs>
  );
}

function OneApproval(props: DecisionProps) {
  const { approval } = props;
  const t = useTexts(approvalsTexts);
  const name = useProposalName()(approval);
  const date = formatMoment(approval.date);
  useAdminTitle(t('nameOf', { what: name, date }));
  return (
    <div className="grid gap-7">
      <PageHead
        title={name}
        beside={
          <span className="text-14">
            <ApprovalState {...approval} />
          </span>
        }
        standfirst={approval.note}
        crumbs={<Crumbs at={date} />}
      />
      <p className="wrap-anywhere text-14 text-ink-muted">
        {t('proposedBy', { who: approval.proposed_by.name, date })}
        {approval.status === 'waiting' && ` · ${t('waitsUntil', { date: formatMoment(approval.expires_at) })}`}
      </p>
      <ApprovalSides approval={approval} />
      <ApprovalDecision {...props} approval={approval} />
      {approval.request !== null && (
        <Link to={requestAt(approval.request)} className="justify-self-start font-560 text-14 text-primary underline">
          {t('request')}
        </Link>
      )}
      {approval.gift !== null && (
        <Link to={giftAt(approval.gift)} className="justify-self-start font-560 text-14 text-primary underline">
          {t('gift')}
        </Link>
      )}
    </div>
  );
}
