import { useQuery } from '@tanstack/react-query';
import { getAdminBenefit, listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitState } from '#contract/admin-benefits/benefit.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { ComboboxOption } from '#design-system/combobox/combobox-props.ts';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useOptionSearch } from '../admin/parts/use-option-search.ts';
import { query } from '../api/query.ts';

const FOUND = 20;

interface Named {
  id: number;
  name_sr: string;
  name_en: string;
  state: BenefitState;
}

const useBenefit = (id: number | null) =>
  useQuery(Object.assign({}, query(getAdminBenefit, { params: { id: id ?? 0 } }), { enabled: id !== null })).data;

/** Names a benefit by its id: the one that came of the suggestion by its name, any other by its number. */
export function useBenefitWords(came: number | null): (id: unknown) => string {
  const t = useTexts(adminSuggestionsTexts);
  const language = useLanguage();
  const named = useBenefit(came);
  return (id) => {
    if (!id) return '';
    return id === named?.id
      ? textIn(language, { sr: named.name_sr, en: named.name_en })
      : t('benefit.number', { id: String(id) });
  };
}

/** Benefits that match what is typed, the newest first, and the chosen one. */
export function useBenefitChoice(chosen: number | null) {
  const t = useTexts(adminSuggestionsTexts);
  const language = useLanguage();
  const { data, typed, onSearch, reading } = useOptionSearch((search) =>
    query(listAdminBenefits, { query: { search, ordering: '-added', page_size: FOUND } }),
  );
  const own = useBenefit(chosen);
  const found: readonly Named[] = (data?.results ?? []).filter(({ id }) => id !== own?.id);
  const options = (own && typed === '' ? [own, ...found] : found).map(
    ({ id, name_sr: sr, name_en: en, state }): ComboboxOption =>
      Object.assign(
        { value: String(id), label: textIn(language, { sr, en }) },
        state === 'offered' ? {} : { detail: t('benefit.off') },
      ),
  );
  return { options, reading, onSearch };
}
