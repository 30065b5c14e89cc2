import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBenefitCompanies } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type ListedCategory, listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { type EditedProvider, getProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import type { ComboboxOption } from '#design-system/combobox/combobox-props.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { useOptionSearch } from '../admin/parts/use-option-search.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';

/** The query of the whole tree of categories, which is small and seldom changes. */
export const categoriesQuery = query(listAdminCategories);

/** The query of the companies that a benefit can be for, and the exchange rates. */
export const companiesQuery = query(listBenefitCompanies);

const FOUND = 20;

/** Providers that match what is typed and can be chosen, and the chosen one. */
export function useProviderChoice(chosen: number | null) {
  const t = useTexts(adminBenefitsTexts);
  const { data, typed, onSearch, reading } = useOptionSearch((search) =>
    query(listProviders, { query: { search, state: 'active', page_size: FOUND } }),
  );
  const own = useProvider(chosen);
  const found = (data?.results ?? []).filter(({ id }) => id !== own?.id);
  const all = own && labelMatches(own.name, typed) ? [own, ...found] : found;
  const options = all.map(
    ({ id, name, active }): ComboboxOption =>
      Object.assign({ value: String(id), label: name }, active ? {} : { detail: t('benefit.providerOff') }),
  );
  return { options, reading, onSearch };
}

/** A provider by its number; undefined until it is read. */
export const useProvider = (id: number | null): EditedProvider | undefined =>
  useQuery(Object.assign({}, query(getProvider, { params: { id: id ?? 0 } }), { enabled: id !== null })).data;

/** The names of the providers that are in the query cache, by number. */
export function useProviderNames(): ReadonlyMap<number, string> {
  const client = useQueryClient();
  const one = client.getQueriesData<EditedProvider>({ queryKey: [getProvider.path] }).map(([, data]) => data);
  const lists = client.getQueriesData<{ results: { id: number; name: string }[] }>({ queryKey: [listProviders.path] });
  const all = [...one, ...lists.flatMap(([, data]) => data?.results ?? [])];
  return new Map(all.flatMap((provider) => (provider ? [[provider.id, provider.name] as const] : [])));
}

/** Categories of both levels that can be chosen, and the chosen one. */
export function useCategoryChoice(chosen: number | null) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const read = useRead(categoriesQuery);
  const option = (category: Pick<ListedCategory, 'id' | 'name_sr' | 'name_en' | 'active'>, root?: ListedCategory) => {
    const isOn = category.active && (root?.active ?? true);
    const detail = [root && nameIn(language, root), !isOn && t('benefit.categoryOff')].filter(Boolean).join(', ');
    const shown = { value: String(category.id), label: nameIn(language, category) };
    return isOn || category.id === chosen ? [Object.assign(shown, detail === '' ? {} : { detail })] : [];
  };
  const options = (read.data?.results ?? []).flatMap((root): ComboboxOption[] => [
    ...option(root),
    ...root.children.flatMap((part) => option(part, root)),
  ]);
  return { options, reading: useOptionsReading(read) };
}
