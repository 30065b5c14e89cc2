import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** Tables of records of the platform that have one common order. */
export type OrderedTable = 'questions' | 'documents';

/**
 * Gives records their positions in the order of `ids`. Revisions do not rise, so a person who is editing one is not interrupted.
 */
export async function putInOrder(
  transaction: Transaction,
  table: 'categories' | OrderedTable,
  ids: readonly number[],
): Promise<void> {
  await ask(
    transaction,
    sql`
    update ${sql.raw(table)} ordered set position = wanted.place
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted (id, place)
    where ordered.id = wanted.id::integer and ordered.position <> wanted.place`,
  );
}
