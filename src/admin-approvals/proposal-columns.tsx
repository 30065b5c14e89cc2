import type { ListedPlatformApproval } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { ApprovalState } from '../admin-budgets/approval-state.tsx';
import { useWrittenRates } from '../admin-rates/written-rate.ts';
import { type PlatformApprovalsPlace, platformApprovalAt } from './approvals-address.ts';
import { useProposalName } from './proposal-name.ts';

/** The columns of the list of the platform's proposals. */
export function useProposalColumns(
  list: List<PlatformApprovalsPlace, ListedPlatformApproval>,
): readonly ListColumn<ListedPlatformApproval>[] {
  const t = useTexts(approvalsTexts);
  const own = useTexts(adminApprovalsTexts);
  const nameOf = useProposalName();
  const called = useCalled();
  const moment = (at: string) => <span className="whitespace-nowrap">{formatMoment(at)}</span>;
  return [
    {
      key: 'name',
      header: t('what'),
      heading: true,
      rowHeader: true,
      cell: (approval) => (
        <RecordName detail={approval.kind === 'announcement' ? own('kind.announcement') : approval.note}>
          <RecordLink list={list} id={approval.id} name={nameOf(approval)} page={platformApprovalAt(approval.id)} />
        </RecordName>
      ),
    },
    { key: 'date', header: t('date'), sortable: true, phone: 'beside', cell: ({ date }) => moment(date) },
    { key: 'by', header: t('by'), cell: ({ proposed_by: { name } }) => called(name) },
    {
      key: 'figure',
      header: own('figure'),
      align: 'end',
      phone: 'corner',
      cell: (approval) => <Figure approval={approval} />,
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

/** The figure of a proposal: money, people, or a rate. */
function Figure({ approval: { sum, currency, people, rate } }: { approval: ListedPlatformApproval }) {
  const t = useTexts(adminApprovalsTexts);
  const written = useWrittenRates();
  if (rate) return <span className="whitespace-nowrap tabular-nums">{written.rate(rate.per_euro)}</span>;
  if (sum !== null && currency) return <Amount amount={toMinor(sum)} currency={currency} />;
  return people === null ? null : <span className="whitespace-nowrap">{t('people', { count: people })}</span>;
}
