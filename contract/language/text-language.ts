import type { Language } from './language.ts';

/** The languages that the catalogue's texts are written in, as the ends of their fields' names: `name_sr`, `name_en`. */
export const LANGUAGES_OF_TEXTS = ['sr', 'en'] as const;
export type TextLanguage = (typeof LANGUAGES_OF_TEXTS)[number];

/** The ending of the fields in a language. */
export const textLanguageOf = (language: Language): TextLanguage => (language === 'SR' ? 'sr' : 'en');
