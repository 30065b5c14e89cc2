import { type SQL, sql } from 'drizzle-orm';
import { searchKey } from '#contract/search/search.rules.ts';

/** Whether a stored search key holds every word of a search; an empty search holds everywhere. */
export function holdsWords(column: SQL, search: string): SQL {
  const words = searchKey(search).split(' ').filter(Boolean);
  return sql.join([sql`true`, ...words.map((word) => sql`strpos(${column}, ${word}) > 0`)], sql` and `);
}
