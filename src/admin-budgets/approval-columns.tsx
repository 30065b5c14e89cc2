import type { ListedApproval } from '#contract/approvals/approvals.contract.ts';
import { shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { BareAmount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { useMe } from '../session/session.queries.ts';
import { ApprovalState } from './approval-state.tsx';
import { type ApprovalsPlace, approvalAt } from './approvals-address.ts';
import { useBudgetName } from './budget-name.ts';

/** Names a proposal: the budget, the person of the request, or the limit. */
export function useProposalName(): (approval: ListedApproval) => string {
  const t = useTexts(approvalsTexts);
  const nameOf = useBudgetName();
  const called = useCalled();
  return (approval) => {
    if (approval.kind === 'request') return t('requestName', { who: called(approval.employee?.name ?? '') });
    if (approval.kind === 'take_back') return t('takeBackName', { what: nameOf(approval) });
    if (approval.kind === 'import') return t('importName', { file: approval.file ?? '' });
    return approval.kind === 'limit' ? t('limitName') : nameOf(approval);
  };
}

/** The columns of the list of approvals. */
export function useApprovalColumns(list: List<ApprovalsPlace, ListedApproval>): readonly ListColumn<ListedApproval>[] {
  const t = useTexts(approvalsTexts);
  const nameOf = useProposalName();
  const called = useCalled();
  const currency = shownCurrency(useMe().company.currency);
  const moment = (at: string) => <span className="whitespace-nowrap">{formatMoment(at)}</span>;
  return [
    {
      key: 'name',
      header: t('what'),
      heading: true,
      rowHeader: true,
      cell: (approval) => (
        <RecordName detail={approval.note}>
          <RecordLink list={list} id={approval.id} name={nameOf(approval)} page={approvalAt(approval.id)} />
        </RecordName>
      ),
    },
    { key: 'date', header: t('date'), sortable: true, phone: 'beside', cell: ({ date }) => moment(date) },
    { key: 'by', header: t('by'), cell: ({ proposed_by: { name } }) => called(name) },
    {
      key: 'sum',
      header: t('sum', { currency }),
      sortable: true,
      align: 'end',
      phone: 'corner',
      cell: (approval) => <BareAmount amount={toMinor(approval.sum)} currency={approval.currency} />,
    },
    {
      key: 'expires_at',
      header: t('until'),
      sortable: true,
      phone: 'hidden',
      spare: 2,
      cell: ({ status, expires_at }) => status === 'waiting' && moment(expires_at),
    },
    { key: 'state', header: t('state'), phone: 'foot', cell: (approval) => <ApprovalState {...approval} /> },
  ];
}
