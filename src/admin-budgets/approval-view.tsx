import { Link } from 'react-router-dom';
import type { Approval } from '#contract/approvals/approvals.contract.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { IMPORT_BUDGETS } from '../admin/parts/people-selection.ts';
import { useProposalName } from './approval-columns.tsx';
import { ApprovalDecision } from './approval-decision.tsx';
import { ApprovalFaces } from './approval-faces.tsx';
import { ApprovalCrumbs, ApprovalHead } from './approval-head.tsx';
import { type ApprovalViewProps, approvalProps, type DecisionWords } from './approval-props.ts';
import { ApprovalSides } from './approval-sides.tsx';
import { APPROVALS, requestAt } from './approvals-address.ts';
import { giftAt } from './gifts-address.ts';

/** One proposal: as it was frozen beside what it would mean now, and the decision. */
export function ApprovalView(props: ApprovalViewProps) {
  const { approval } = approvalProps(props.snapshot);
  return (
    <ApprovalFaces {...props} crumbs={<ApprovalCrumbs list={APPROVALS} />}>
      {approval && <OneApproval {...props} approval={approval} />}
    </ApprovalFaces>
  );
}

function OneApproval(props: ApprovalViewProps & { approval: Approval }) {
  const { approval } = props;
  const t = useTexts(approvalsTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <ApprovalHead approval={approval} name={useProposalName()(approval)} list={APPROVALS} />
      <ApprovalSides approval={approval} />
      <ApprovalDecision {...props} words={useDecisionWords(approval)} />
      {approval.request !== null && (
        <Link to={requestAt(approval.request)} className="justify-self-start font-560 text-14 text-brand underline">
          {t('request')}
        </Link>
      )}
      {approval.import !== null && (
        <Link
          to={`${IMPORT_BUDGETS}/${approval.import}`}
          className="justify-self-start font-560 text-14 text-brand underline"
        >
          {t('import')}
        </Link>
      )}
      {approval.gift !== null && (
        <Link to={giftAt(approval.gift)} className="justify-self-start font-560 text-14 text-brand underline">
          {t('gift')}
        </Link>
      )}
    </div>
  );
}

/** Key of the text about the consequences of an approval. */
const AFTER = {
  gift: 'afterApproval',
  limit: 'afterLimit',
  request: 'afterRequest',
  take_back: 'afterTakeBack',
  import: 'afterImport',
} as const;

function useDecisionWords({ kind, now, decided_at, expires_at }: Approval): DecisionWords {
  const t = useTexts(approvalsTexts);
  return {
    own: t('own'),
    others: t(kind === 'request' ? 'ownRequest' : 'others'),
    after: t(AFTER[kind]),
    stale: now?.stale ? t(`stale.${now.stale}`) : '',
    expired: t(decided_at !== null && decided_at < expires_at ? 'over.early' : 'over.expired'),
  };
}
