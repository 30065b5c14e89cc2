import { searchKey } from '#contract/search/search.rules.ts';
import { sql, type Text } from './text.ts';

/** The different words of a search, as search keys have them. */
export const wordsOf = (search: string): string[] => [...new Set(searchKey(search).split(' ').filter(Boolean))];

/** Whether a stored search key holds every word of a search; an empty search holds everywhere. */
export function holdsWords(column: Text, search: string): Text {
  return eachWord(search, (word) => holdsWord(column, word));
}

/** The same, for a key with an index of trigrams: worth it where a table may be long. */
export function findsWords(column: Text, search: string): Text {
  return eachWord(search, (word) => findsWord(column, word));
}

/** Whether every word of a search is found, where one is looked for in more than one place. */
export const eachWord = (search: string, isFound: (word: string) => Text): Text =>
  sql.join([sql`true`, ...wordsOf(search).map(isFound)], sql` and `);

/** Whether a stored search key holds a word. */
export const holdsWord = (column: Text, word: string): Text => sql`strpos(${column}, ${word}) > 0`;

/** The same, for a key with an index of trigrams. */
export const findsWord = (column: Text, word: string): Text =>
  sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
