import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAdminBenefit, listAdminBenefits } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitState } from '#contract/admin-benefits/benefit.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { ComboboxOption } from '#design-system/combobox/combobox.tsx';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';

/** A typed search rests for so many milliseconds before it is asked. */
const PAUSE = 250;
const FOUND = 20;

interface Named {
  id: number;
  name_sr: string;
  name_en: string;
  state: BenefitState;
}

/** Benefits by what is typed, the newest first, and the one that is chosen. */
export function useBenefitChoice(chosen: number | null) {
  const t = useTexts(adminSuggestionsTexts);
  const language = useLanguage();
  const [typed, type] = useState('');
  const [search, ask] = useState('');
  useWhenRested(typed, PAUSE, ask);
  const asked = { search: search || undefined, ordering: '-added', page_size: FOUND };
  const { data } = useQuery(
    Object.assign({}, query(listAdminBenefits, { query: asked }), { placeholderData: keepPreviousData as never }),
  );
  const { data: own } = useQuery(
    Object.assign({}, query(getAdminBenefit, { params: { id: chosen ?? 0 } }), { enabled: chosen !== null }),
  );
  const found: readonly Named[] = (data?.results ?? []).filter(({ id }) => id !== own?.id);
  const options = (own && typed === '' ? [own, ...found] : found).map(
    ({ id, name_sr: sr, name_en: en, state }): ComboboxOption =>
      Object.assign(
        { value: String(id), label: textIn(language, { sr, en }) },
        state === 'offered' ? {} : { detail: t('benefit.off') },
      ),
  );
  return { options, onSearch: type };
}
