import { useQuery } from '@tanstack/react-query';
import { getApprovalLimit, type ListedApproval, listApprovals } from '#contract/approvals/approvals.contract.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { useApprovalColumns, useProposalName } from './approval-columns.tsx';
import { ChangeCompanyLimit, Limit } from './approval-limit.tsx';
import { type ApprovalsPlace, approvalsAddress, approvalsQuery } from './approvals-address.ts';

/** The list of a company's proposals, waiting ones first, and the limit above which an approval is needed. */
export function ApprovalsScreen() {
  const t = useTexts(approvalsTexts);
  const me = useMe();
  const list = useList({
    address: approvalsAddress,
    ask: (values: ApprovalsPlace) => query(listApprovals, { query: approvalsQuery(values) }),
  });
  const { data: limit } = useQuery(query(getApprovalLimit));
  const nameOf = useProposalName();
  const label = (approval: ListedApproval) =>
    t('nameOf', { what: nameOf(approval), date: formatMoment(approval.date) });
  return (
    <RecordList
      list={list}
      title={t('title')}
      counted={(count) => t('counted', { count })}
      standfirst={limit && <Limit limit={limit} />}
      tools={limit && mayWrite(me, 'company.settings') && <ChangeCompanyLimit limit={limit} />}
      columns={useApprovalColumns(list)}
      rowKey={({ id }) => id}
      nameOf={label}
      search={t('search')}
      filters={[
        {
          name: 'state',
          label: t('state'),
          many: true,
          options: APPROVAL_STATUSES.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          name: 'kind',
          label: t('kind'),
          many: true,
          options: APPROVAL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
      ]}
      saved={[
        { key: 'all', label: t('all'), change: {} },
        { key: 'waiting', label: t('all.waiting'), change: { state: ['waiting'] } },
      ]}
      first={<EmptyList picture="health-glasses-0" title={t('first')} text={t('firstText')} make={false} />}
    />
  );
}
