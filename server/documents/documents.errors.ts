import type { DocumentProblem } from '#contract/documents/documents.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

/** The texts shown beside a title, by its problem. */
export const TITLE_PROBLEMS: Record<DocumentProblem, Text> = {
  required: { en: 'Enter a title in one language at least', sr: 'Napiši naslov bar na jednom jeziku' },
  long: { en: 'Use 120 characters at most', sr: 'Najviše 120 znakova' },
};

export const documentsFull = () =>
  new AppError(409, 'documents.full', {
    en: 'There are 500 documents already, and no room for more.',
    sr: 'Već ima 500 dokumenata i više ih ne može biti.',
  });
