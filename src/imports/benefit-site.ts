import {
  exportBenefits,
  exportBenefitsInTask,
  listAdminBenefits,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { kindCell, wayCell, yesCell } from '#contract/admin-benefits/benefit-columns.rules.ts';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { benefitImports, commitBenefitImport } from '#contract/imports/benefit-imports.contract.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Language } from '#contract/language/language.ts';
import { CURRENCIES, shownCurrency } from '#contract/money/money.rules.ts';
import { listProviders } from '#contract/providers/admin-providers.contract.ts';
import { getPulse } from '#contract/today/pulse.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';
import { benefitImportsTexts } from '#locales/imports/benefit-imports.texts.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useOptionSearch } from '../admin/parts/use-option-search.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { importLinks } from './import-links.ts';
import type { Choices, ImportSite } from './import-site.ts';
import { importsFilter, importsQuery } from './imports-address.ts';
import { cellsOf, type Group, likelyFirst, type Thing } from './problem-word.ts';
import { cellInLanguage } from './shown-value.ts';

const benefits = `${paths.adminPanel}/benefits`;

/** Imports of benefits, on the site of the platform. */
export const benefitSite: ImportSite = {
  kind: 'benefits',
  permission: 'platform.catalogue',
  calls: benefitImports,
  people: null,
  ask: (values) => query(benefitImports.listImports, { query: importsQuery(values) }),
  listed: benefitImports.listImports,
  fetchList: (values) => callForFile(benefitImports.exportImports, { query: importsFilter(values) }),
  keptAs: 'imports',
  ofCompanies: false,
  begin: (body, _, signal) => callEndpoint(benefitImports.beginImport, { body, signal }),
  links: importLinks(paths.importOfBenefits, { records: benefits, record: (id) => `${benefits}/${id}` }),
  texts: benefitImportsTexts,
  commit: (id, _, timeLimit) => callEndpoint(commitBenefitImport, { params: { id }, body: {}, timeLimit }),
  moved: { task: [getPulse], rows: [listAdminBenefits, getToday] },
  current: {
    fetch: () => callForFile(exportBenefits, { query: {} }),
    inTask: () => callEndpoint(exportBenefitsInTask, { query: {} }),
  },
  remarks: ['code', 'kind', 'way', 'price', 'locations', 'companies', 'monthly', 'description_sr'],
  useChoices: useBenefitChoices,
};

const WORDS: Partial<Record<ImportField, readonly string[]>> = {
  kind: KINDS.map(kindCell),
  way: WAYS_TO_BUY.map(wayCell),
  monthly: [true, false].map(yesCell),
  currency: CURRENCIES.map(shownCurrency),
};

/** Allowed values for the cells of a field: our own words, or existing records. */
function useBenefitChoices(field: ImportField, code: Group['code'], from: string | null): Choices {
  const language = useLanguage();
  const several = code === 'several' ? from : null;
  const categories = useCategoryNames(field === 'category', several, language);
  const providers = useProviderNames(field === 'provider', several);
  if (field === 'category') return categories;
  if (field === 'provider') return providers;
  const words = WORDS[field];
  return words
    ? { options: words.map((cell) => ({ value: cell, label: cellInLanguage(field, cell, language) })) }
    : null;
}

/** All categories in their order; likely matches for a word come first. */
function useCategoryNames(enabled: boolean, word: string | null, language: Language) {
  const found = useRead({ ...query(listAdminCategories), enabled });
  const nameOf = ({ name_sr, name_en }: { name_sr: string; name_en: string }) =>
    language === 'SR' ? name_sr || name_en : name_en || name_sr;
  const thing = (one: { id: number; name_sr: string; name_en: string }, detail?: string): Thing => {
    return { id: one.id, name: nameOf(one), names: [one.name_sr, one.name_en], detail };
  };
  const things = (found.data?.results ?? [])
    .filter(({ active }) => active)
    .flatMap((root) => [
      thing(root),
      ...root.children.filter(({ active }) => active).map((part) => thing(part, nameOf(root))),
    ]);
  return { options: cellsOf(likelyFirst(things, word)), reading: useOptionsReading(found) };
}

/** Searched providers; before a search, likely matches for a word. */
function useProviderNames(enabled: boolean, word: string | null) {
  const { data, onSearch, reading } = useOptionSearch(
    (search) =>
      query(listProviders, { query: { search: search ?? word ?? undefined, state: 'active', page_size: 20 } }),
    enabled,
  );
  const things = (data?.results ?? []).map(({ id, name, website }) => {
    return { id, name, names: [name], detail: (word !== null && website) || undefined };
  });
  return { options: cellsOf(things, word !== null), reading, onSearch };
}
