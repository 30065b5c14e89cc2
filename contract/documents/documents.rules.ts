import { isUnseen } from '../language/language.rules.ts';

/** The most letters of a title, and the most documents that there may be: all of them are put in order at once. */
export const LONGEST_TITLE = 120;
export const MOST_DOCUMENTS = 500;

export const DOCUMENT_LANGUAGES = ['SR', 'EN'] as const;

/** What a document is called, in both languages. */
export interface DocumentTitles {
  title_sr: string;
  title_en: string;
}

export type DocumentProblem = 'required' | 'long';

/** What is wrong with its titles, by their fields: it has one in a language at least, with something to be seen. */
export function titleProblems({
  title_sr: sr,
  title_en: en,
}: DocumentTitles): Partial<Record<keyof DocumentTitles, DocumentProblem>> {
  const problems: Partial<Record<keyof DocumentTitles, DocumentProblem>> = {};
  if (isUnseen(sr) && isUnseen(en)) problems.title_sr = 'required';
  if (sr.trim().length > LONGEST_TITLE) problems.title_sr = 'long';
  if (en.trim().length > LONGEST_TITLE) problems.title_en = 'long';
  return problems;
}
