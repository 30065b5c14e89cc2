/** The languages that the catalogue's texts are written in, as the ends of their fields' names: `name_sr`, `name_en`. */
export const LANGUAGES_OF_TEXTS = ['sr', 'en'] as const;
export type TextLanguage = (typeof LANGUAGES_OF_TEXTS)[number];
