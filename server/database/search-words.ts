import { searchKey } from '#contract/search/search.rules.ts';
import { sql, type Text } from './text.ts';

/** Whether a stored search key holds every word of a search; an empty search holds everywhere. */
export function holdsWords(column: Text, search: string): Text {
  const words = searchKey(search).split(' ').filter(Boolean);
  return sql.join([sql`true`, ...words.map((word) => sql`strpos(${column}, ${word}) > 0`)], sql` and `);
}
