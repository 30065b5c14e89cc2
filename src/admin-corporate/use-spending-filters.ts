import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import { listCorporatePeople } from '#contract/corporate/corporate.contract.ts';
import { MAX_PAGE_SIZE } from '#contract/endpoint.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import { useAmountsFilter } from '../admin/list/use-amounts-filter.ts';
import { useDaysFilter } from '../admin/list/use-days-filter.ts';
import { idsMeant } from '../admin/parts/list-address.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { useFilterOptionSearch, useKnownLabels } from '../admin/parts/use-option-search.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';

interface Spending {
  person: { id: number; name: string };
}

/** Number of people found by a search. */
const FOUND = 20;

/**
 * The filters that orders and requests share: category, person, day and sum. Any person of the company can be found by typing; the names of
 * the chosen ones (`chosen`, by number) come from the shown rows, or are read.
 */
export function useSpendingFilters(
  rows: readonly Spending[],
  dayOf: string,
  chosen: readonly string[],
): readonly ListFilter[] {
  const t = useTexts(adminCorporateTexts);
  const language = useLanguage();
  const categories = useRead(query(listCategories));
  return [
    {
      name: 'category',
      label: t('category'),
      many: true,
      options: (categories.data ?? []).map(({ id, name }) => ({
        value: String(id),
        label: categoryName(name, language),
      })),
      reading: useOptionsReading(categories),
    },
    usePersonFilter(rows, chosen),
    useDaysFilter({ name: 'date', label: dayOf }),
    useAmountsFilter({ name: 'sum', label: t('sum'), currency: useMe().company.currency }),
  ];
}

// There may be thousands of people: only those who match the search and the chosen ones are read.
function usePersonFilter(rows: readonly Spending[], chosen: readonly string[]): ListFilter {
  const t = useTexts(adminCorporateTexts);
  const called = useCalled();
  const { data, onSearch, reading } = useFilterOptionSearch((search) =>
    query(listCorporatePeople, { query: { search, page_size: FOUND } }),
  );
  const named = useRead({
    ...query(listCorporatePeople, { query: { ids: idsMeant(chosen), page_size: MAX_PAGE_SIZE } }),
    enabled: chosen.length > 0,
  });
  const found = data?.results ?? [];
  const read = [...(named.data?.results ?? []), ...found];
  const people = [...rows.map(({ person }) => person), ...read];
  const names = useKnownLabels(people.map(({ id, name }) => [String(id), called(name)]));
  return {
    name: 'person',
    label: t('person'),
    many: true,
    options: found.map(({ id, name, email }) => ({ value: String(id), label: called(name), detail: email })),
    reading,
    onSearch,
    wordsOf: (value) => names.get(value) ?? (named.state === 'loading' ? '…' : value),
    detailOf: (value) => read.find(({ id }) => String(id) === value)?.email,
  };
}
