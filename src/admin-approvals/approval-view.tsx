import { Link } from 'react-router-dom';
import type { PlatformApproval } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApprovalDecision } from '../admin-budgets/approval-decision.tsx';
import { ApprovalFaces } from '../admin-budgets/approval-faces.tsx';
import { ApprovalCrumbs, ApprovalHead } from '../admin-budgets/approval-head.tsx';
import type { ApprovalViewProps, DecisionWords } from '../admin-budgets/approval-props.ts';
import { paths } from '../ground/paths.ts';
import { PLATFORM_APPROVALS } from './approvals-address.ts';
import { useProposalName } from './proposal-name.ts';
import { ProposalSides } from './proposal-sides.tsx';

/** One proposal of the platform: as it was frozen, beside the present state, and the decision. */
export function PlatformApprovalView(props: ApprovalViewProps) {
  const approval = props.snapshot.context.approval as PlatformApproval | null;
  return (
    <ApprovalFaces {...props} crumbs={<ApprovalCrumbs list={PLATFORM_APPROVALS} />}>
      {approval && <OneApproval {...props} approval={approval} />}
    </ApprovalFaces>
  );
}

function OneApproval(props: ApprovalViewProps & { approval: PlatformApproval }) {
  const { approval } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <ApprovalHead approval={approval} name={useProposalName()(approval)} list={PLATFORM_APPROVALS} />
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

/** Link to the announcement, the order or the rates that the proposal is about. */
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
    <Link to={to} className="justify-self-start font-560 text-14 text-brand underline">
      {t(`where.${kind}`)}
    </Link>
  );
}
