import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  changePlatformSettings,
  getPlatformSettings,
  type ListedPlatformApproval,
  listPlatformApprovals,
  type PlatformSettings,
} from '#contract/admin-approvals/admin-approvals.contract.ts';
import { APPROVED_WITH, PLATFORM_APPROVAL_KINDS } from '#contract/admin-approvals/admin-approvals.rules.ts';
import { APPROVAL_STATUSES } from '#contract/approvals/approvals.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { adminApprovalsTexts } from '#locales/admin-approvals/admin-approvals.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { ChangeLimit } from '../admin-budgets/approval-limit.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { PLATFORM_APPROVAL_CALLS } from './approval-calls.ts';
import {
  type PlatformApprovalsPlace,
  platformApprovalAt,
  platformApprovalsAddress,
  platformApprovalsQuery,
  WHOSE,
} from './approvals-address.ts';
import { useProposalColumns } from './proposal-columns.tsx';
import { useProposalName } from './proposal-name.ts';

/** The list of the platform's proposals: announcements, rates, refunds, and another limit of these; with the present limit. */
export function PlatformApprovalsScreen() {
  const t = useTexts(approvalsTexts);
  const own = useTexts(adminApprovalsTexts);
  const me = useMe();
  const list = useList({
    address: platformApprovalsAddress,
    ask: (values: PlatformApprovalsPlace) => query(listPlatformApprovals, { query: platformApprovalsQuery(values) }),
  });
  const { data: settings } = useQuery(query(getPlatformSettings));
  const nameOf = useProposalName();
  const label = (approval: ListedPlatformApproval) =>
    t('nameOf', { what: nameOf(approval), date: formatMoment(approval.date) });
  const kinds = PLATFORM_APPROVAL_KINDS.filter((kind) => mayWrite(me, APPROVED_WITH[kind]));
  return (
    <RecordList
      list={list}
      title={t('title')}
      counted={(count) => t('counted', { count })}
      standfirst={settings && mayWrite(me, 'platform.orders') && <RefundLimit settings={settings} />}
      tools={settings && mayWrite(me, 'platform.settings') && <ChangeRefundLimit settings={settings} />}
      columns={useProposalColumns(list)}
      rowKey={({ id }) => id}
      nameOf={label}
      search={own('search')}
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
          options: kinds.map((value) => ({ value, label: own(`kind.${value}`) })),
        },
        {
          name: 'whose',
          label: own('whose'),
          options: WHOSE.map((value) => ({ value, label: own(`whose.${value}`) })),
        },
      ]}
      saved={[
        { key: 'all', label: t('all'), change: {} },
        { key: 'waiting', label: t('all.waiting'), change: { state: ['waiting'] } },
      ]}
      first={<EmptyList picture="health-glasses-0" title={t('first')} text={own('firstText')} make={false} />}
    />
  );
}

/** The limit above which a refund needs approval. */
function RefundLimit({ settings: { refund_limit, others, waiting } }: { settings: PlatformSettings }) {
  const t = useTexts(approvalsTexts);
  const own = useTexts(adminApprovalsTexts);
  const limit = formatMoney(toMinor(refund_limit), 'RSD', useLanguage());
  return (
    <>
      {own('limit.text', { limit })} {others.length === 0 && own('limit.nobody')}
      {waiting !== null && (
        <>
          {t('limit.waits')}{' '}
          <Link to={platformApprovalAt(waiting)} className="font-560 text-brand underline">
            {t('limit.look')}
          </Link>
        </>
      )}
    </>
  );
}

const ChangeRefundLimit = ({ settings: { refund_limit, waiting } }: { settings: PlatformSettings }) => (
  <ChangeLimit
    limit={{ limit: refund_limit, waiting, currency: 'RSD' }}
    save={async (wanted) => {
      const now = await callEndpoint(changePlatformSettings, { body: { refund_limit: wanted } });
      return { limit: now.refund_limit, waiting: now.waiting };
    }}
    changes={PLATFORM_APPROVAL_CALLS}
  />
);
