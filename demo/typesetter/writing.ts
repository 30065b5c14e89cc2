/** A part of a document: a heading, a paragraph, a list, or a table of two columns. */
export type Block =
  | { heading: string }
  | { text: string }
  | { points: readonly string[] }
  | { rows: readonly (readonly [string, string])[] };

/** A document as it is written, before it is set on pages. */
export interface Writing {
  title: string;
  /** The one sentence below the title. */
  standfirst: string;
  blocks: readonly Block[];
  language: 'EN' | 'SR';
  /** Below each page: which page it is. */
  pageOf: (page: number, pages: number) => string;
}
