import { BENEFIT_TEXTS, lettersOf, missingToOffer, nameProblem } from '../admin-benefits/benefit.rules.ts';

/** Maximum length of the contact of a core benefit, in characters. */
export const LONGEST_CONTACT = 120;
/** The most core benefits that a company can have of its own, and the most of all kinds that it can put in order in one call. */
export const MOST_OWN = 100;
export const MOST_ORDERED = 1000;

/** Origin of a core benefit: given by the platform to many companies, or the company's own. */
export const WHOSE = ['platform', 'own'] as const;

/** The texts of a company's own core benefit; descriptions are html. */
export interface CoreTexts {
  name_sr: string;
  name_en: string;
  short_description_sr: string;
  short_description_en: string;
  description_sr: string;
  description_en: string;
  contact: string;
}

export const CORE_TEXTS = [
  ...(['name_sr', 'name_en', 'short_description_sr', 'short_description_en'] as const),
  ...(['description_sr', 'description_en', 'contact'] as const),
] satisfies readonly (keyof CoreTexts)[];

export type CoreProblem = 'required' | 'short' | 'long';

/** Maximum length of a text of a core benefit, in characters. */
export function mostOf(field: keyof CoreTexts): number {
  if (field === 'contact') return LONGEST_CONTACT;
  return BENEFIT_TEXTS[field.replace(/_(sr|en)$/, '') as 'name' | 'short_description' | 'description'];
}

/** Problems of the texts, by field. A name and a short description are needed in at least one language. */
export function coreProblems(texts: CoreTexts): Partial<Record<keyof CoreTexts, CoreProblem>> {
  const problems: Partial<Record<keyof CoreTexts, CoreProblem>> = {};
  for (const field of missingToOffer(texts)) problems[field] = 'required';
  for (const field of ['name_sr', 'name_en'] as const) {
    const problem = nameProblem(texts[field]);
    if (problem) problems[field] = problem;
  }
  for (const field of CORE_TEXTS) if (lettersOf(texts[field]) > mostOf(field)) problems[field] = 'long';
  return problems;
}
