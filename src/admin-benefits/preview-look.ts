import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChoosableCompany } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useField } from '../admin/record-context.ts';
import { useNight } from '../ground/use-night.ts';
import { companiesQuery } from './benefit-choices.ts';

/** As a card of a list, as its page on a phone, and as its page at a desk. */
export type PreviewShape = 'card' | 'phone' | 'desk';

/** For whom it is shown, and how. */
export interface PreviewLook {
  language: Language;
  speak: (language: Language) => void;
  shape: PreviewShape;
  draw: (shape: PreviewShape) => void;
  night: boolean;
  light: (night: boolean) => void;
  /** Null while the companies are not known. */
  company: ChoosableCompany | null;
  companies: readonly ChoosableCompany[];
  choose: (id: number) => void;
}

/** How the preview is looked at; at first as the page around it is. */
export function usePreviewLook(): PreviewLook {
  const [language, speak] = useState(useLanguage());
  const [shape, draw] = useState<PreviewShape>('card');
  const [night, light] = useState(useNight());
  const [chosen, choose] = useState<number | null>(null);
  const { value: mayHave } = useField<readonly number[] | null>('companies');
  const { data } = useQuery(companiesQuery);
  const all = data?.results ?? [];
  const having = all.filter(({ id }) => mayHave?.includes(id) ?? true);
  // One that nobody may have yet is shown for anybody.
  const companies = having.length > 0 ? having : all;
  const company = companies.find(({ id }) => id === chosen) ?? companies[0] ?? null;
  return { language, speak, shape, draw, night, light, company, companies, choose };
}
