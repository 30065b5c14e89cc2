import { BENEFIT_TEXTS, lettersOf, missingToOffer, nameProblem } from '../admin-benefits/benefit.rules.ts';

/** The most letters of whom to ask about a core benefit. */
export const LONGEST_CONTACT = 120;
/** How many a company may give of its own, and how many of all it puts in order at once. */
export const MOST_OWN = 100;
export const MOST_ORDERED = 1000;

/** Whose a core benefit is: of the platform, for many companies, or of the company itself. */
export const WHOSE = ['platform', 'own'] as const;

/** What a company writes of a core benefit of its own; descriptions are html. */
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

/** How long a text of a core benefit may be. */
export function mostOf(field: keyof CoreTexts): number {
  if (field === 'contact') return LONGEST_CONTACT;
  return BENEFIT_TEXTS[field.replace(/_(sr|en)$/, '') as 'name' | 'short_description' | 'description'];
}

/** What is wrong with its texts, by their fields: it has a name and a short description in one language at least, in that which is begun. */
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
