import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { benefitSearchKey } from './benefit-row.ts';
import { benefits } from './benefits.table.ts';
import { readShelves } from './shelves.ts';

/** Lets the benefits of a provider be found by its name of now. */
export async function findAnew(transaction: Transaction, providerId: number): Promise<void> {
  const { id, categoryId, nameEn, nameSr, shortDescriptionEn, shortDescriptionSr } = benefits;
  const rows = await transaction
    .select({ id, providerId: benefits.providerId, categoryId, nameEn, nameSr, shortDescriptionEn, shortDescriptionSr })
    .from(benefits)
    .where(eq(benefits.providerId, providerId))
    .orderBy(id)
    .for('no key update');
  if (rows.length === 0) return;
  const shelfOf = await readShelves(transaction, rows);
  const keys = rows.map((row) => ({ id: row.id, key: benefitSearchKey(row, shelfOf(row)) }));
  await ask(
    transaction,
    sql`
    update benefits set search_key = found_by.key
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found_by (id integer, key text)
    where benefits.id = found_by.id`,
  );
}
