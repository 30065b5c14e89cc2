import type { Language } from '#contract/language/language.ts';

/** The forms that a count can take: English has one and other, Serbian one, few and other. */
export interface PluralForms {
  one: string;
  few?: string;
  other: string;
}

const rules = { EN: new Intl.PluralRules('en'), SR: new Intl.PluralRules('sr') };

/** The form of a language for a count: in Serbian 1, 21 → one, 2…4, 22 → few, 0, 5…20 → other. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const form = rules[language].select(count);
  if (form === 'one') return forms.one;
  return form === 'few' ? (forms.few ?? forms.other) : forms.other;
}

const numbers = { EN: new Intl.NumberFormat('en'), SR: new Intl.NumberFormat('sr-Latn') };

/** A count as a language writes it: 1,234 in English, 1.234 in Serbian. */
export const grouped = (language: Language, count: number): string => numbers[language].format(count);

/** A count with its noun: 1,234 benefits, 1.234 benefita. */
export const counted = (language: Language, count: number, forms: PluralForms): string =>
  `${grouped(language, count)} ${plural(language, count, forms)}`;

const lists = { EN: new Intl.ListFormat('en'), SR: new Intl.ListFormat('sr-Latn') };

/** Several words in a sentence: 40, 41, and 42; 40, 41 i 42. */
export const together = (language: Language, words: readonly string[]): string => lists[language].format(words);
