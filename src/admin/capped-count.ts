import type { Language } from '#contract/language/language.ts';
import { grouped } from '#locales/plural.ts';

/** A count of which only the first `most` are counted, as a language writes it: 999, then 1,000+. */
export const cappedCount = (most: number, language: Language, count: number): string =>
  count < most ? grouped(language, count) : `${grouped(language, most)}+`;
