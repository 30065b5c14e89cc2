import type { Language } from '#contract/language/language.ts';

/** A percentage as a language writes it: 15% in English, 15 % in Serbian, where no line breaks between them. */
export const percent = (language: Language, written: number | string): string =>
  language === 'SR' ? `${written}\u00a0%` : `${written}%`;
