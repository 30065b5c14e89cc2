import type { Language } from '#contract/language/language.ts';

/** A part of a document: a heading, a paragraph, a list, or a table of two columns. */
export type Block =
  | { heading: string }
  | { text: string }
  | { points: readonly string[] }
  | { rows: readonly (readonly [string, string])[] };

/** A written document, before it is laid out on pages. */
export interface Writing {
  title: string;
  /** The sentence below the title. */
  standfirst: string;
  blocks: readonly Block[];
  language: Language;
  /** Below each page: which page it is. */
  pageOf: (page: number, pages: number) => string;
}
