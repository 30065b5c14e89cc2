import { useQuery } from '@tanstack/react-query';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { BENEFIT_STATES, MISSING } from '#contract/admin-benefits/benefit.rules.ts';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { getProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { FilterOption, ListFilter } from '../admin/list/list-filter.ts';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import { useAmountsFilter } from '../admin/list/use-amounts-filter.ts';
import { useDaysFilter } from '../admin/list/use-days-filter.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { useFilterOptionSearch } from '../admin/parts/use-option-search.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { type BenefitsPlace, MINE } from './benefits-address.ts';

/** Shown until the name of a chosen value is read. */
const unread = () => '…';

/** The filters of the list of benefits, in the order in which people look for them. */
export function useBenefitFilters(values: BenefitsPlace): readonly ListFilter[] {
  const t = useTexts(adminBenefitsTexts);
  return [
    {
      name: 'state',
      label: t('benefits.state'),
      options: BENEFIT_STATES.map((value) => ({ value, label: t(`benefits.state.${value}`) })),
    },
    useCategoryFilter(),
    useProviderFilter(values.provider),
    {
      name: 'kind',
      label: t('benefits.kind'),
      options: KINDS.map((value) => ({ value, label: t(`benefits.kind.${value}`) })),
    },
    {
      name: 'way',
      label: t('benefits.way'),
      options: WAYS_TO_BUY.map((value) => ({ value, label: t(`benefits.way.${value}`) })),
    },
    {
      name: 'company',
      label: t('benefits.company'),
      ...useCompanyOptions(),
      wordsOf: unread,
    },
    useAmountsFilter({ name: 'price', label: t('benefits.price'), currency: 'RSD' }),
    {
      name: 'missing',
      label: t('benefits.missing'),
      options: MISSING.map((value) => ({ value, label: t(`benefits.missing.${value}`) })),
    },
    {
      name: 'by',
      asked: 'changed_by',
      label: t('benefits.by'),
      options: [{ value: MINE, label: t('benefits.byMe') }],
    },
    useDaysFilter({ name: 'changed', label: t('benefits.changed') }),
  ];
}

function useCategoryFilter(): ListFilter {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const found = useRead(query(listAdminCategories));
  const options = (found.data?.results ?? []).flatMap((root) => {
    const first = nameIn(language, root);
    return [
      { value: String(root.id), label: first },
      ...root.children.map((part) => ({ value: String(part.id), label: `${first} › ${nameIn(language, part)}` })),
    ];
  });
  const reading = useOptionsReading(found);
  return { name: 'category', label: t('benefits.category'), options, reading, wordsOf: unread };
}

// There may be thousands of providers: only those that match the search and the chosen one are read.
function useProviderFilter(chosen: number | null): ListFilter {
  const t = useTexts(adminBenefitsTexts);
  const {
    data: found,
    onSearch,
    reading,
  } = useFilterOptionSearch((search) => query(listProviders, { query: { search, ordering: 'name', page_size: 21 } }));
  const { data: one } = useQuery({
    ...query(getProvider, { params: { id: chosen ?? 0 } }),
    enabled: chosen !== null,
  });
  const options: FilterOption[] = (found?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = one === undefined || options.some(({ value }) => value === String(one.id));
  return {
    name: 'provider',
    label: t('benefits.provider'),
    options: isListed ? options : [...options, { value: String(one.id), label: one.name }],
    reading,
    onSearch,
    wordsOf: unread,
  };
}

/** The lists of benefits that have a name. */
export function useSavedBenefits(): readonly PresetList<BenefitsPlace>[] {
  const t = useTexts(adminBenefitsTexts);
  return [
    { key: 'all', label: t('benefits.all'), change: {} },
    { key: 'offered', label: t('benefits.state.offered'), change: { state: 'offered' } },
    { key: 'translation', label: t('benefits.untranslated'), change: { state: 'offered', missing: 'translation' } },
    { key: 'picture', label: t('benefits.noPicture'), change: { state: 'offered', missing: 'picture' } },
    { key: 'mine', label: t('benefits.mine'), change: { state: 'draft', by: MINE } },
  ];
}
