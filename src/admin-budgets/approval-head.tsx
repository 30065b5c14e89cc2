import { Link } from 'react-router-dom';
import type { Approval } from '#contract/approvals/approvals.contract.ts';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { ApprovalState } from './approval-state.tsx';

/** The breadcrumbs of a proposal: the list, and the proposal once it is read. */
export function ApprovalCrumbs({ list, at }: { list: string; at?: string }) {
  const t = useTexts(approvalsTexts);
  return (
    <Breadcrumbs label={t('crumbs')}>
      <Link to={list}>{t('title')}</Link>
      {at && <span>{at}</span>}
    </Breadcrumbs>
  );
}

interface ApprovalHeadProps {
  approval: Pick<Approval, 'date' | 'note' | 'status' | 'expires_at' | 'proposed_by'>;
  name: string;
  /** Address of the list of proposals. */
  list: string;
}

/** The head of a proposal: its name, its state, its author, and until when it waits. */
export function ApprovalHead({ approval, name, list }: ApprovalHeadProps) {
  const t = useTexts(approvalsTexts);
  const called = useCalled();
  const { note, status, expires_at, proposed_by } = approval;
  const date = formatMoment(approval.date);
  useAdminTitle(t('nameOf', { what: name, date }));
  return (
    <>
      <PageHead
        title={name}
        beside={
          <span className="text-14">
            <ApprovalState status={status} />
          </span>
        }
        standfirst={note}
        crumbs={<ApprovalCrumbs list={list} at={date} />}
      />
      <p className="wrap-anywhere text-14 text-ink-muted">
        {t('proposedBy', { who: called(proposed_by.name), date })}
        {status === 'waiting' && ` · ${t('waitsUntil', { date: formatMoment(expires_at) })}`}
      </p>
    </>
  );
}
