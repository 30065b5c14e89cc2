import { holdsWords, searchWords } from '#contract/search/search.rules.ts';

/** Whether a label answers to what is typed, without case and diacritics: as the server searches, by words in any order. */
export const labelMatches = (label: string, typed: string): boolean => holdsWords(label, searchWords(typed));
