import type { Language } from '#contract/language/language.ts';

interface Named {
  name_sr: string;
  name_en: string;
}

/** A name in the language of who reads, else in the other. */
export const nameIn = (language: Language, { name_sr: sr, name_en: en }: Named): string =>
  language === 'SR' ? sr || en : en || sr;
