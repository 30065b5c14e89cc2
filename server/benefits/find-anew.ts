import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { benefitSearchKey } from './benefit-row.ts';
import { benefits } from './benefits.table.ts';
import { readShelves } from './shelves.ts';

/** Lets the benefits of a provider be found by its name of now. */
export async function findAnew(transaction: Transaction, providerId: number): Promise<void> {
  await fileThese(transaction, eq(benefits.providerId, providerId));
}

/** Which benefits of some categories are filed anew, the first of them after one. */
interface Part {
  categories: readonly number[];
  after?: number;
  most: number;
}

/**
 * Lets benefits be found by what their categories are called now, and be paid from the budget of the first-level category that
 * they have now; answers the ids of those that it looked at.
 */
export function fileCategoriesAnew(transaction: Transaction, { categories, after = 0, most }: Part): Promise<number[]> {
  const part = and(inArray(benefits.categoryId, [...categories]), gt(benefits.id, after));
  return fileThese(transaction, part, most);
}

/** The same for benefits that were put under another category. */
export async function fileAnew(transaction: Transaction, ids: readonly number[]): Promise<void> {
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
