import { ownFirst } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { sql, type Text } from './text.ts';

/** The suffixes of columns that exist in both languages, the reader's first. */
export const columnEnds = (language: Language) => ownFirst(language, { en: 'en', sr: 'sr' });

/** A text in the reader's language, else in the other (product.md 6). `column` without its language, as in `b.name`. */
export function inLanguage(column: string, language: Language): Text {
  const [own, other] = columnEnds(language);
  return sql.raw(`coalesce(nullif(${column}_${own}, ''), ${column}_${other})`);
}

/** SQL array of the texts of `table` (their names) that exist only in the other language, for `toldOtherLanguage`. */
export function inOtherLanguage(table: string, texts: readonly string[], language: Language): Text {
  const [own, other] = columnEnds(language);
  const only = (text: string) => `${table}.${text}_${own} = '' and ${table}.${text}_${other} <> ''`;
  const missing = texts.map((text) => `case when ${only(text)} then '${text}' end`);
  return sql.raw(`array_remove(array[${missing.join(', ')}]::text[], null)`);
}

/** The names of texts that are in the other language. */
export interface OtherLanguage {
  in_other_language: string[];
}

/** The part of an answer that names texts in the other language; empty if there are none. */
export function toldOtherLanguage({ in_other_language }: OtherLanguage): Partial<OtherLanguage> {
  return in_other_language.length > 0 ? { in_other_language } : {};
}
