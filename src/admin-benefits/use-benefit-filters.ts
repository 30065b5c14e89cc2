import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBenefitCompanies } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { BENEFIT_STATES, MISSING } from '#contract/admin-benefits/benefit.rules.ts';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { getProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { FilterOption, ListFilter } from '../admin/list-filter.ts';
import { nameIn } from '../admin/name-in.ts';
import type { SavedList } from '../admin/saved-tabs.tsx';
import { useAmountsFilter } from '../admin/use-amounts-filter.ts';
import { useDaysFilter } from '../admin/use-days-filter.ts';
import { query } from '../api/query.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { type BenefitsPlace, MINE } from './benefits-address.ts';

/** What is chosen has a name that is being read. */
const unread = () => '…';

/** Milliseconds after the last letter. */
const PAUSE = 200;

/** The filters of the list of benefits, in the order in which they are looked for. */
export function useBenefitFilters(values: BenefitsPlace): readonly ListFilter[] {
  const t = useTexts(adminBenefitsTexts);
  const { data: companies } = useQuery(query(listBenefitCompanies));
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
      options: (companies?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
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
  const { data } = useQuery(query(listAdminCategories));
  const options = (data?.results ?? []).flatMap((root) => {
    const first = nameIn(language, root);
    return [
      { value: String(root.id), label: first },
      ...root.children.map((part) => ({ value: String(part.id), label: `${first} › ${nameIn(language, part)}` })),
    ];
  });
  return { name: 'category', label: t('benefits.category'), options, wordsOf: unread };
}

// There may be thousands: those that answer are asked for, and the chosen one by its number.
function useProviderFilter(chosen: number | null): ListFilter {
  const t = useTexts(adminBenefitsTexts);
  const [typed, type] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  useWhenRested(typed ?? '', PAUSE, setSearch);
  const { data: found } = useQuery({
    ...query(listProviders, { query: { search: search || undefined, ordering: 'name', page_size: 21 } }),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
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
    onSearch: type,
    wordsOf: unread,
  };
}

/** The lists of benefits that have a name. */
export function useSavedBenefits(): readonly SavedList<BenefitsPlace>[] {
  const t = useTexts(adminBenefitsTexts);
  return [
    { key: 'all', label: t('benefits.all'), change: {} },
    { key: 'offered', label: t('benefits.state.offered'), change: { state: 'offered' } },
    { key: 'translation', label: t('benefits.untranslated'), change: { state: 'offered', missing: 'translation' } },
    { key: 'picture', label: t('benefits.noPicture'), change: { state: 'offered', missing: 'picture' } },
    { key: 'mine', label: t('benefits.mine'), change: { state: 'draft', by: MINE } },
  ];
}
