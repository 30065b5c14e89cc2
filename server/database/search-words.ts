import { searchKey } from '#contract/search/search.rules.ts';
import { sql, type Text } from './text.ts';

/** Whether a stored search key holds every word of a search; an empty search holds everywhere. */
export function holdsWords(column: Text, search: string): Text {
  return allOf(search, (word) => sql`strpos(${column}, ${word}) > 0`);
}

/** The same, for a key with an index of trigrams: worth it where a table may be long. */
export function findsWords(column: Text, search: string): Text {
  return allOf(search, (word) => sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
}

function allOf(search: string, holds: (word: string) => Text): Text {
  const words = searchKey(search).split(' ').filter(Boolean);
  return sql.join([sql`true`, ...words.map(holds)], sql` and `);
}
