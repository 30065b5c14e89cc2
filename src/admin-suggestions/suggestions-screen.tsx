import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { exportSuggestions, listAdminSuggestions } from '#contract/suggestions/admin-suggestions.contract.ts';
import { SUGGESTION_STATUSES } from '#contract/suggestions/suggestions.rules.ts';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { COMPANY_KEY } from '../admin/parts/company-key.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { useSuggestionColumns } from './suggestion-columns.tsx';
import { SuggestionDrawer } from './suggestion-drawer.tsx';
import {
  type SuggestionsPlace,
  suggestionsAddress,
  suggestionsFilter,
  suggestionsQuery,
} from './suggestions-address.ts';
import { useSuggestionBulk } from './use-suggestion-bulk.tsx';

/** The list of the suggestions from employees of all companies. */
export function SuggestionsScreen() {
  const t = useTexts(adminSuggestionsTexts);
  const list = useList({
    address: suggestionsAddress,
    ask: (values: SuggestionsPlace) => query(listAdminSuggestions, { query: suggestionsQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'platform.suggestions');
  const { open, onClose } = useOpenRecord(list, false, COMPANY_KEY);
  const bulk = useBulk(useSuggestionBulk());
  return (
    <>
      <RecordList
        list={list}
        title={t('title')}
        counted={(count) => t('counted', { count })}
        columns={useSuggestionColumns(list)}
        rowKey={({ id }) => id}
        nameOf={({ name }) => name}
        search={t('search')}
        filters={useFilters()}
        saved={[
          { key: 'all', label: t('all'), change: {} },
          { key: 'waiting', label: t('waiting'), change: { status: ['new'], sort: 'date' } },
          { key: 'underway', label: t('underway'), change: { status: ['contacted', 'agreed'], sort: 'date' } },
          { key: 'done', label: t('done'), change: { status: ['declined', 'live'] } },
        ]}
        tools={<ListExport fetch={() => callForFile(exportSuggestions, { query: suggestionsFilter(list.values) })} />}
        bulk={writes ? bulk : undefined}
        first={<EmptyList picture="education-pencils-1" title={t('first')} text={t('firstText')} make={false} />}
      />
      {open !== null && <SuggestionDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const t = useTexts(adminSuggestionsTexts);
  const language = useLanguage();
  const categories = useRead(query(listAdminCategories));
  return [
    {
      name: 'status',
      label: t('state'),
      many: true,
      options: SUGGESTION_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'category',
      label: t('category'),
      many: true,
      options: (categories.data?.results ?? []).map(({ id, name_sr: sr, name_en: en }) => ({
        value: String(id),
        label: textIn(language, { sr, en }),
      })),
      reading: useOptionsReading(categories),
    },
    { name: 'company', label: t('company'), many: true, ...useCompanyOptions() },
  ];
}
