import { holdsWords, searchWords } from '#contract/search/search.rules.ts';

/** Whether a label matches the typed text: all words, in any order, without case and diacritics, as the server searches. */
export const labelMatches = (label: string, typed: string): boolean => holdsWords(label, searchWords(typed));
