import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { benefitSearchKey } from './benefit-row.ts';
import { benefits } from './benefits.table.ts';
import { readShelves } from './shelves.ts';

/** Rewrites the search keys of a provider's benefits after the provider was renamed. */
export async function rewriteProviderKeys(transaction: Transaction, providerId: number): Promise<void> {
  await fileThese(transaction, eq(benefits.providerId, providerId));
}

/** One batch of the benefits of some categories: at most `most`, with ids above `after`. */
interface Part {
  categories: readonly number[];
  after?: number;
  most: number;
}

/**
 * Rewrites search key and root category (the first-level one, whose budget pays) of a batch of benefits after their categories
 * were renamed or moved; answers the ids of the batch.
 */
export function rewriteCategoryKeys(
  transaction: Transaction,
  { categories, after = 0, most }: Part,
): Promise<number[]> {
  const part = and(inArray(benefits.categoryId, [...categories]), gt(benefits.id, after));
  return fileThese(transaction, part, most);
}

/** Rewrites search key and root category of benefits that were moved to another category. */
export async function rewriteKeys(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await fileThese(transaction, inArray(benefits.id, [...ids]));
}

async function fileThese(transaction: Transaction, which: SQL | undefined, most = 1_000_000): Promise<number[]> {
  const { id, categoryId, nameEn, nameSr, shortDescriptionEn, shortDescriptionSr } = benefits;
  const rows = await transaction
    .select({ id, providerId: benefits.providerId, categoryId, nameEn, nameSr, shortDescriptionEn, shortDescriptionSr })
    .from(benefits)
    .where(which)
    .orderBy(asc(id))
    .limit(most)
    .for('no key update');
  if (rows.length === 0) return [];
  const shelfOf = await readShelves(transaction, rows);
  const filed = rows.map((row) => {
    const shelf = shelfOf(row);
    return { id: row.id, key: benefitSearchKey(row, shelf), root: shelf.rootCategoryId };
  });
  await ask(
    transaction,
    sql`
    update benefits set search_key = filed.key, root_category_id = filed.root
    from jsonb_to_recordset(${JSON.stringify(filed)}::jsonb) as filed (id integer, key text, root integer)
    where benefits.id = filed.id and (benefits.search_key, benefits.root_category_id) is distinct from (filed.key, filed.root)`,
  );
  return rows.map((row) => row.id);
}
