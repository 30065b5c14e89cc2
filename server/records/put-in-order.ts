import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** Records of the platform that stand all in one order. */
export type OrderedTable = 'questions' | 'documents';

/** Gives records their places in the order of their numbers. No revision rises: whoever edits one is not disturbed. */
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
