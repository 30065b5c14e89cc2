import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChoosableCompany } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { useNight } from '../ground/use-night.ts';
import { companiesQuery } from './benefit-choices.ts';

/** A card of a list, the page on a phone, and the page on a desktop. */
export type PreviewShape = 'card' | 'phone' | 'desk';

/** The company for whose people the preview is, and how it is shown. */
export interface PreviewLook {
  language: Language;
  speak: (language: Language) => void;
  shape: PreviewShape;
  draw: (shape: PreviewShape) => void;
  night: boolean;
  light: (night: boolean) => void;
  /** Null until the companies are read. */
  company: ChoosableCompany | null;
  companies: readonly ChoosableCompany[];
  choose: (id: number) => void;
}

/** The settings of the preview; at first language and colour scheme are those of the page. */
export function usePreviewLook(): PreviewLook {
  const [language, speak] = useState(useLanguage());
  const [shape, draw] = useState<PreviewShape>('card');
  const [night, light] = useState(useNight());
  const [chosen, choose] = useState<number | null>(null);
  const { value: mayHave } = useField<readonly number[] | null>('companies');
  const { data } = useQuery(companiesQuery);
  const all = data?.results ?? [];
  const having = all.filter(({ id }) => mayHave?.includes(id) ?? true);
  // A benefit that nobody may have yet is shown for any company.
  const companies = having.length > 0 ? having : all;
  const company = companies.find(({ id }) => id === chosen) ?? companies[0] ?? null;
  return { language, speak, shape, draw, night, light, company, companies, choose };
}
