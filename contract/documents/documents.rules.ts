import { isUnseen } from '../language/language.rules.ts';

/** Maximum length of a title, and the most documents there can be: all of them are put in order in one call. */
export const LONGEST_TITLE = 120;
export const MOST_DOCUMENTS = 500;

export const DOCUMENT_LANGUAGES = ['SR', 'EN'] as const;

/** The titles of a document in both languages. */
export interface DocumentTitles {
  title_sr: string;
  title_en: string;
}

export type DocumentProblem = 'required' | 'long';

/** Problems of a document's titles, by field: at least one language needs a title with visible characters. */
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
