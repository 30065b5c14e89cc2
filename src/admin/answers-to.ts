import { searchKey } from '#contract/search/search.rules.ts';

/** The words of what is typed, as they are searched. */
export const wordsOf = (text: string): readonly string[] => searchKey(text).split(' ').filter(Boolean);

/** Whether a text holds every one of these words, wherever it stands. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const key = searchKey(text);
  return words.every((word) => key.includes(word));
}

/** Whether a label answers to what is typed, without case and diacritics: as the server searches, by words in any order. */
export const answersTo = (label: string, typed: string): boolean => holdsWords(label, wordsOf(typed));
