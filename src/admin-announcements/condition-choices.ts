import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { listUsers } from '#contract/staff/platform-people.contract.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';

/** A typed search rests for so many milliseconds before it is asked. */
const PAUSE = 250;
const FOUND = 20;

/** The budgets that somebody may have: the flexible one, and those of categories. */
export function useBudgetOptions() {
  const t = useTexts(adminAnnouncementsTexts);
  const language = useLanguage();
  const { data } = useQuery(query(listAdminCategories));
  const categories = (data?.results ?? []).map(({ id, name_sr, name_en }) => ({
    value: String(id),
    label: textIn(language, { sr: name_sr, en: name_en }),
  }));
  return [{ value: '', label: t('flexible') }, ...categories];
}

function useSearched() {
  const [typed, type] = useState('');
  const [search, ask] = useState('');
  useWhenRested(typed, PAUSE, ask);
  return { search: search || undefined, onSearch: type };
}

/** Benefits by what is typed, and the one that is chosen. */
export function useBenefitOptions(chosen: { id: number; name: string } | null) {
  const language = useLanguage();
  const { search, onSearch } = useSearched();
  const { data } = useQuery({
    ...query(listAdminBenefits, { query: { search, page_size: FOUND } }),
    placeholderData: keepPreviousData as never,
  });
  const found = (data?.results ?? []).map(({ id, name_sr, name_en }) => ({
    value: String(id),
    label: textIn(language, { sr: name_sr, en: name_en }),
  }));
  const own = chosen === null || found.some(({ value }) => value === String(chosen.id)) ? [] : [chosen];
  return { onSearch, options: [...own.map(({ id, name }) => ({ value: String(id), label: name })), ...found] };
}

/** People by what is typed, and the names of all that were found so far. */
export function usePeopleOptions(known: readonly { company: number; id: number; name: string }[]) {
  const { search, onSearch } = useSearched();
  const { data } = useQuery({
    ...query(listUsers, { query: { search, page_size: FOUND } }),
    placeholderData: keepPreviousData as never,
  });
  const [names] = useState(() => new Map(known.map(({ company, id, name }) => [`${company}-${id}`, name])));
  const options = (data?.results ?? []).map(({ id, first_name, last_name, email, company }) => ({
    value: `${company.id}-${id}`,
    label: `${first_name} ${last_name}`.trim() || email,
    detail: company.name,
  }));
  for (const { value, label } of options) names.set(value, label);
  return { options, onSearch, names };
}
