import type { Language } from '#contract/language/language.ts';
import { grouped } from '#locales/plural.ts';

/** A count that stops at `most`, as a language writes it: 999, then 1,000+. */
export const cappedCount = (most: number, language: Language, count: number): string =>
  count < most ? grouped(language, count) : `${grouped(language, most)}+`;
