import { exportCorporateRequests, listCorporateRequests } from '#contract/corporate/corporate.contract.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '#contract/requests/requests.rules.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { type FiledPlace, filedAddress, filedFilter, filedQuery } from './corporate-address.ts';
import { useFiledColumns } from './filed-columns.tsx';
import { useSpendingFilters } from './use-spending-filters.ts';

/** The list of the reimbursement requests of one's company. */
export function FiledScreen() {
  const t = useTexts(adminCorporateTexts);
  const called = useCalled();
  const say = useTexts(requestsTexts);
  const list = useList({
    address: filedAddress,
    ask: (values: FiledPlace) => query(listCorporateRequests, { query: filedQuery(values) }),
  });
  return (
    <RecordList
      list={list}
      title={t('requests')}
      counted={(count) => t('countedRequests', { count })}
      standfirst={t('requestsNote')}
      columns={useFiledColumns()}
      rowKey={({ id }) => id}
      nameOf={({ id, person }) => t('nameOf', { number: id, person: called(person.name) })}
      search={t('searchRequests')}
      filters={[
        {
          name: 'status',
          label: t('state'),
          many: true,
          options: REQUEST_STATUSES.map((value) => ({ value, label: say(value) })),
        },
        {
          name: 'kind',
          label: t('kind'),
          many: true,
          options: REQUEST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        ...useSpendingFilters(list.found.data?.results ?? [], t('filed'), list.values.person),
      ]}
      saved={[
        { key: 'all', label: t('allPeople'), change: {} },
        { key: 'open', label: t('open'), change: { status: ['pending', 'in_review'] } },
        { key: 'accepted', label: t('accepted'), change: { status: ['accepted'] } },
      ]}
      tools={<ListExport fetch={() => callForFile(exportCorporateRequests, { query: filedFilter(list.values) })} />}
      first={
        <EmptyList
          picture="education-notebook-0"
          title={t('requestsFirst')}
          text={t('requestsFirstText')}
          make={false}
        />
      }
    />
  );
}
