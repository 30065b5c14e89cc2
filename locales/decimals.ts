import type { Language } from '#contract/language/language.ts';
import { languageTag } from './texts.tsx';

/** A number with two decimals, and up to `most`, as a language writes it: 1,250.50 in English, 1.250,50 in Serbian. */
export function decimals(language: Language, value: number, most = 2): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: most };
  return new Intl.NumberFormat(languageTag(language), digits).format(value);
}
