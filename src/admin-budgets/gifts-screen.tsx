import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { exportGifts, type ListedGift, listGifts, readGiftChoices } from '#contract/gifts/gifts.contract.ts';
import { GIFT_STATUSES } from '#contract/gifts/gifts.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import { useDaysFilter } from '../admin/list/use-days-filter.ts';
import { useList } from '../admin/list/use-list.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { GIVE_BUDGET, IMPORT_BUDGETS } from '../admin/parts/people-selection.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { useBudgetName, useNameIn } from './budget-name.ts';
import { useGiftColumns } from './gift-columns.tsx';
import { FLEXIBLE_CHOICE, type GiftsPlace, giftsAddress, giftsFilter, giftsQuery } from './gifts-address.ts';

/** The list of a company's gifts. */
export function GiftsScreen() {
  const t = useTexts(adminBudgetsTexts);
  const list = useList({
    address: giftsAddress,
    ask: (values: GiftsPlace) => query(listGifts, { query: giftsQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'company.budgets');
  const nameOf = useBudgetName();
  const label = (gift: ListedGift) => t('nameOf', { budget: nameOf(gift), date: formatMoment(gift.date) });
  return (
    <RecordList
      list={list}
      title={t('title')}
      counted={(count) => t('counted', { count })}
      columns={useGiftColumns(list)}
      rowKey={({ id }) => id}
      nameOf={label}
      search={t('search')}
      filters={useFilters()}
      saved={[
        { key: 'all', label: t('all'), change: {} },
        { key: 'running', label: t('all.running'), change: { state: ['running'] } },
        { key: 'lately', label: t('all.lately'), change: { date: '30d' } },
      ]}
      tools={
        <>
          <ToolButton asChild icon={<Upload aria-hidden size={16} />}>
            <Link to={IMPORT_BUDGETS}>{t('byFile')}</Link>
          </ToolButton>
          <ListExport fetch={() => callForFile(exportGifts, { query: giftsFilter(list.values) })} />
        </>
      }
      make={writes ? t('make') : undefined}
      makeAt={GIVE_BUDGET}
      first={
        <EmptyList
          picture="learning-savings-0"
          title={t('first')}
          text={t('firstText')}
          make={writes && { label: t('make'), to: GIVE_BUDGET }}
          bring={{ label: t('byFile'), to: IMPORT_BUDGETS }}
        />
      }
    />
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminBudgetsTexts);
  const nameIn = useNameIn();
  const called = useCalled();
  const found = useRead(query(readGiftChoices));
  const reading = useOptionsReading(found);
  const categories = (found.data?.categories ?? []).map((each) => ({ value: String(each.id), label: nameIn(each) }));
  return [
    {
      name: 'category',
      label: t('category'),
      many: true,
      options: [{ value: FLEXIBLE_CHOICE, label: t('flexible') }, ...categories],
      reading,
    },
    {
      name: 'state',
      label: t('state'),
      many: true,
      options: GIFT_STATUSES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'by',
      label: t('by'),
      many: true,
      options: (found.data?.given_by ?? []).map(({ id, name }) => ({ value: String(id), label: called(name) })),
      reading,
    },
    useDaysFilter({ name: 'date', label: t('date') }),
  ];
}
