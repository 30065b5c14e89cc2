import { createContext, useCallback, useContext } from 'react';
import rosetta from 'rosetta';
import { oneStop } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';

/** A text: a string with `{{name}}` places, or a function of its parameters (plurals). */
type Text = string | ((params: never) => string);
type TextTable = Record<string, Text>;

/** The names in `{{name}}` places of a literal string; `string` itself has unknown ones. */
type PlacesOf<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlacesOf<Rest> : never;

type ValuesOf<S extends string> = { [Name in PlacesOf<S>]: string | number };

type ParamsOf<T> = T extends (...params: infer P) => string
  ? P
  : T extends string
    ? string extends T
      ? [values?: Record<string, string | number>]
      : [PlacesOf<T>] extends [never]
        ? []
        : [values: ValuesOf<T>]
    : never;

/**
 * What the other language must hold for an English table: every text, none more, functions with the same parameters.
 * Write `export const sr: SameTexts<typeof en> = { … }`. The English table is `as const`, so that its places are known.
 */
export type SameTexts<English extends TextTable> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : English[Key];
};

/** The texts of a feature in both languages. */
export interface Texts<English extends TextTable> {
  translate: <Key extends keyof English & string>(
    language: Language,
    key: Key,
    ...params: ParamsOf<English[Key]>
  ) => string;
  tables: { EN: English; SR: SameTexts<English> };
}

/** Binds the texts of a feature; a missing Serbian text is a compile error. */
export function defineTexts<const English extends TextTable>(tables: {
  en: English;
  sr: SameTexts<English>;
}): Texts<English> {
  const { t } = rosetta<TextTable>({ EN: tables.en, SR: tables.sr as TextTable });
  return {
    // The key goes as a list, for a dot in a key is not a path.
    translate: (language, key, ...params) =>
      oneStop(t([key], params[0] as Record<string, unknown> | undefined, language)),
    tables: { EN: tables.en, SR: tables.sr },
  };
}

/** The language of the reader; English is the fallback (specification.md 1). */
export const LanguageContext = createContext<Language>('EN');

export const useLanguage = () => useContext(LanguageContext);

/** Picks a text in the reader's language: `t('items', { count: 3 })`. Its parameters are checked against the text. */
export type Translate<English extends TextTable> = <Key extends keyof English & string>(
  key: Key,
  ...params: ParamsOf<English[Key]>
) => string;

/** The texts of a feature in the reader's language. */
export function useTexts<English extends TextTable>(texts: Texts<English>): Translate<English> {
  const language = useLanguage();
  return useCallback((key, ...params) => texts.translate(language, key, ...params), [texts, language]);
}

/** The language as `lang` and `Accept-Language` write it. Serbian is in Latin script. */
export const languageTag = (language: Language) => (language === 'SR' ? 'sr-Latn' : 'en');
