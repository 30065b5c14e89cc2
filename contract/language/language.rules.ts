import type { Language } from './language.ts';

/** Something that is there in both languages, or in one of them. */
export interface InBoth<Content> {
  en: Content;
  sr: Content;
}

/** What is there in both languages, the reader's own first. */
export function ownFirst<Content>(language: Language, { en, sr }: InBoth<Content>): [own: Content, other: Content] {
  return language === 'SR' ? [sr, en] : [en, sr];
}

/** product.md 6: a text in the reader's language, else in the other; `''` is none. */
export function textIn(language: Language, text: InBoth<string>): string {
  const [own, other] = ownFirst(language, text);
  return own || other;
}

/** Whether nothing is to be seen of a text: blanks, and marks of no width that were pasted with it. */
export const isUnseen = (text: string): boolean => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '') === '';

/** A text whose sentences end with one stop, also after a name that has its own, like “d.o.o.”; three in a row stay. */
export const oneStop = (text: string): string => text.replace(/([^\s.])\.\.(?=\s|$)/g, '$1.');
