import { Link } from 'react-router-dom';
import type { PlatformApproval } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/admin-title.ts';
import { ApprovalDecision } from '../admin-budgets/approval-decision.tsx';
import { ApprovalFaces } from '../admin-budgets/approval-faces.tsx';
import type { ApprovalViewProps, DecisionWords } from '../admin-budgets/approval-props.ts';
import { ApprovalState } from '../admin-budgets/approval-state.tsx';
import { paths } from '../ground/paths.ts';
import { PLATFORM_APPROVALS } from './approvals-address.ts';
import { useProposalName } from './proposal-name.ts';
import { ProposalSides } from './proposal-sides.tsx';

/** One proposal of the platform: as it was frozen beside the world of now, and what one decides. */
export function PlatformApprovalView(props: ApprovalViewProps) {
  const approval = props.snapshot.context.approval as PlatformApproval | null;
  return (
    <ApprovalFaces {...props} crumbs={<Crumbs />}>
      {approval && <OneApproval {...props} approval={approval} />}
    </ApprovalFaces>
  );
}

function Crumbs({ at }: { at?: string }) {
  const t = useTexts(approvalsTexts);
  return (
    <Breadcrumbs label={t('crumbs')}>
      <Link to={PLATFORM_APPROVALS}>{t('title')}</Link>
      {at && <span>{at}</span>}
    </Breadcrumbs>
  );
}

function OneApproval(props: ApprovalViewProps & { approval: PlatformApproval }) {
  const { approval } = props;
  const t = useTexts(approvalsTexts);
  const name = useProposalName()(approval);
  const date = formatMoment(approval.date);
  useAdminTitle(t('nameOf', { what: name, date }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
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
      <ProposalSides approval={approval} />
      <ApprovalDecision {...props} words={useDecisionWords(approval)} />
      <Where approval={approval} />
    </div>
  );
}

function useDecisionWords({ kind, now }: PlatformApproval): DecisionWords {
  const t = useTexts(adminApprovalsTexts);
  return {
    own: t('own'),
    others: t('others'),
    after: t(`after.${kind}`),
    stale: now?.stale ? t(`stale.${now.stale}`) : '',
    expired: t('expired'),
  };
}

/** The way to what it is about. */
function Where({ approval: { kind, order, announcement } }: { approval: PlatformApproval }) {
  const t = useTexts(adminApprovalsTexts);
  const to = {
    announcement: announcement === null ? null : `${paths.adminPanel}/announcements/${announcement}`,
    rate: `${paths.adminPanel}/rates`,
    refund: order && `${paths.adminPanel}/orders?open=${order.company.id}-${order.id}`,
    limit: null,
  }[kind];
  if (!to) return null;
  return (
    <Link to={to} className="justify-self-start font-560 text-14 text-primary underline">
      {t(`where.${kind}`)}
    </Link>
  );
}
