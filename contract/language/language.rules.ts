import type { Language } from './language.ts';

/** Content in both languages, or in one of them. */
export interface InBoth<Content> {
  en: Content;
  sr: Content;
}

/** The content in both languages, the reader's own first. */
export function ownFirst<Content>(language: Language, { en, sr }: InBoth<Content>): [own: Content, other: Content] {
  return language === 'SR' ? [sr, en] : [en, sr];
}

/** product.md 6: a text in the reader's language, else in the other; `''` is none. */
export function textIn(language: Language, text: InBoth<string>): string {
  const [own, other] = ownFirst(language, text);
  return own || other;
}

/** Whether a text has no visible character: only white space and zero-width or control characters. */
export const isUnseen = (text: string): boolean => text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]/gu, '') === '';

/** Removes the second full stop where a sentence ends with a name like “d.o.o.”; an ellipsis of three stays. */
export const oneStop = (text: string): string => text.replace(/([^\s.])\.\.(?=\s|$)/g, '$1.');
