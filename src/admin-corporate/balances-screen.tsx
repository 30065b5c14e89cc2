import { useQuery } from '@tanstack/react-query';
import {
  exportCorporatePeople,
  listCorporatePeople,
  listCorporateUnits,
  sumCorporatePeople,
} from '#contract/corporate/corporate.contract.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useAmountsFilter } from '../admin/list/use-amounts-filter.ts';
import { useList } from '../admin/list/use-list.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { sumCells, useBalanceColumns } from './balance-columns.tsx';
import {
  type BalancesPlace,
  balancesAddress,
  balancesFilter,
  balancesMeant,
  balancesQuery,
} from './corporate-address.ts';

/** The list of the people of one's company with the state of their budgets. */
export function BalancesScreen() {
  const t = useTexts(adminCorporateTexts);
  const called = useCalled();
  const { currency } = useMe().company;
  const list = useList({
    address: balancesAddress,
    ask: (values: BalancesPlace) => query(listCorporatePeople, { query: balancesQuery(values) }),
  });
  const units = useRead(query(listCorporateUnits));
  const unitsReading = useOptionsReading(units);
  const isWorth = list.found.state === 'ready' && list.found.data.count > 1;
  const asked = query(sumCorporatePeople, { query: balancesMeant(list.values) });
  const { data: sums } = useQuery({ ...asked, enabled: isWorth });
  return (
    <RecordList
      list={list}
      title={t('balances')}
      counted={(count) => t('countedPeople', { count })}
      columns={useBalanceColumns(currency)}
      rowKey={({ id }) => id}
      nameOf={({ name }) => called(name)}
      search={t('searchPeople')}
      filters={[
        {
          name: 'unit',
          label: t('unit'),
          many: true,
          options: (units.data?.results ?? []).map((unit) => ({ value: unit, label: unit })),
          reading: unitsReading,
        },
        useAmountsFilter({ name: 'left', label: t('leftOver'), currency }),
      ]}
      saved={[
        { key: 'all', label: t('allPeople'), change: {} },
        { key: 'none', label: t('nothingLeft'), change: { left: '..0' } },
      ]}
      tools={<ListExport fetch={() => callForFile(exportCorporatePeople, { query: balancesFilter(list.values) })} />}
      foot={isWorth && sums ? sumCells(sums, { currency, name: t('sums', { count: sums.people }) }) : undefined}
      first={
        <EmptyList picture="learning-savings-0" title={t('peopleFirst')} text={t('peopleFirstText')} make={false} />
      }
    />
  );
}
