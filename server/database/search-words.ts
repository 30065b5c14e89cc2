import { searchWords } from '#contract/search/search.rules.ts';
import { sql, type Text } from './text.ts';

/** The different words of a search, as search keys have them. */
export const wordsOf = (search: string): string[] => [...new Set(searchWords(search))];

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
export const holdsWord = (column: Text, word: string): Text => sql`strpos(${readFor(column, word)}, ${word}) > 0`;

/** The same, for a key with an index of trigrams. */
export function findsWord(column: Text, word: string): Text {
  const pattern = word.replace(/[\\%_]/g, '\\$&').replaceAll("'", '_');
  const isLike = sql`${column} like ${`%${pattern}%`}`;
  return hasApostrophe(word) ? sql`(${isLike} and ${holdsWord(column, word)})` : isLike;
}

/**
 * A stored search key as what was typed is compared with it. The keys that the database makes itself, and those of before, have an
 * apostrophe as it was written, where `searchKey` has one sign for all: they are read so where one is looked for.
 */
export const readFor = (column: Text, typed: string): Text => (hasApostrophe(typed) ? oneApostrophe(column) : column);

/** A stored search key with the one apostrophe of `searchKey`. */
export const oneApostrophe = (column: Text): Text => sql`translate(${column}, '’‘ʼ', '''''''')`;

const hasApostrophe = (typed: string) => typed.includes("'");
