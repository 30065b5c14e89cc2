import { listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { listUsers } from '#contract/staff/platform-people.contract.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useKnownLabels, useOptionSearch } from '../admin/parts/use-option-search.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';

const FOUND = 20;

/** The budgets that a person may have (the flexible one, and those of categories), and how far the categories are read. */
export function useBudgetOptions() {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const found = useRead(query(listAdminCategories));
  const categories = (found.data?.results ?? []).map(({ id, name_sr, name_en }) => ({
    value: String(id),
    label: textIn(language, { sr: name_sr, en: name_en }),
  }));
  return { options: [{ value: '', label: t('flexible') }, ...categories], reading: useOptionsReading(found) };
}

/** Benefits that match what is typed, and the chosen one. */
export function useBenefitOptions(chosen: { id: number; name: string } | null) {
  const language = useLanguage();
  const { data, typed, onSearch, reading } = useOptionSearch((search) =>
    query(listAdminBenefits, { query: { search, page_size: FOUND } }),
  );
  const found = (data?.results ?? []).map(({ id, name_sr, name_en }) => ({
    value: String(id),
    label: textIn(language, { sr: name_sr, en: name_en }),
  }));
  // The chosen benefit is added only where its name matches the search.
  const isMissing = chosen !== null && !found.some(({ value }) => value === String(chosen.id));
  const own = isMissing && labelMatches(chosen.name, typed) ? [chosen] : [];
  return { reading, onSearch, options: [...own.map(({ id, name }) => ({ value: String(id), label: name })), ...found] };
}

/** People who match what is typed, and the names of all that were found so far. */
export function usePeopleOptions(known: readonly { company: number; id: number; name: string }[]) {
  const { data, onSearch, reading } = useOptionSearch((search) =>
    query(listUsers, { query: { search, page_size: FOUND } }),
  );
  const options = (data?.results ?? []).map(({ id, first_name, last_name, email, company }) => ({
    value: `${company.id}-${id}`,
    label: `${first_name} ${last_name}`.trim() || email,
    detail: company.name,
  }));
  const names = useKnownLabels([
    ...known.map(({ company, id, name }) => [`${company}-${id}`, name] as const),
    ...options.map(({ value, label }) => [value, label] as const),
  ]);
  return { options, reading, onSearch, names };
}
