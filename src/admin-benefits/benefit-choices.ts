import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listBenefitCompanies } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type ListedCategory, listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { type EditedProvider, getProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import type { ComboboxOption } from '#design-system/combobox/combobox-props.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { answersTo } from '../admin/answers-to.ts';
import { nameIn } from '../admin/name-in.ts';
import { useOptionsReading } from '../admin/use-options-reading.ts';
import { useSearched } from '../admin/use-searched.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';

/** The whole tree: it is small, and changes seldom. */
export const categoriesQuery = query(listAdminCategories);

/** The companies that a benefit can be for, and the rates of exchange. */
export const companiesQuery = query(listBenefitCompanies);

const FOUND = 20;

/** Providers by what is typed: those one may choose, and the one that is chosen. */
export function useProviderChoice(chosen: number | null) {
  const t = useTexts(adminBenefitsTexts);
  const { data, typed, onSearch, reading } = useSearched((search) =>
    query(listProviders, { query: { search, state: 'active', page_size: FOUND } }),
  );
  const own = useProvider(chosen);
  const found = (data?.results ?? []).filter(({ id }) => id !== own?.id);
  const all = own && answersTo(own.name, typed) ? [own, ...found] : found;
  const options = all.map(
    ({ id, name, active }): ComboboxOption =>
      Object.assign({ value: String(id), label: name }, active ? {} : { detail: t('benefit.providerOff') }),
  );
  return { options, reading, onSearch };
}

/** A provider by its number; undefined while it is not known. */
export const useProvider = (id: number | null): EditedProvider | undefined =>
  useQuery(Object.assign({}, query(getProvider, { params: { id: id ?? 0 } }), { enabled: id !== null })).data;

/** The names of the providers that this form has read. */
export function useProviderNames(): ReadonlyMap<number, string> {
  const client = useQueryClient();
  const one = client.getQueriesData<EditedProvider>({ queryKey: [getProvider.path] }).map(([, data]) => data);
  const lists = client.getQueriesData<{ results: { id: number; name: string }[] }>({ queryKey: [listProviders.path] });
  const all = [...one, ...lists.flatMap(([, data]) => data?.results ?? [])];
  return new Map(all.flatMap((provider) => (provider ? [[provider.id, provider.name] as const] : [])));
}

/** Categories of both levels: those one may choose, and the one that is chosen. */
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
