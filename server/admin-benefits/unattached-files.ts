import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { earlyBenefitFiles } from '../benefits/benefits.table.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

type EarlyFile = Omit<typeof earlyBenefitFiles.$inferInsert, 'companyId' | 'userId' | 'id'>;

/**
 * SQL of the files that a person sent for benefits that are not saved yet. Locks the person's row, so that of several uploads at
 * the same time each counts those before it.
 */
export async function unattachedOf(transaction: Transaction, { companyId, userId }: PersonKey): Promise<Text> {
  await ask(
    transaction,
    sql`select from users where company_id = ${companyId}::bigint and id = ${userId}::bigint for no key update`,
  );
  return sql`early_benefit_files where company_id = ${companyId}::bigint and user_id = ${userId}::bigint`;
}

/** Stores the row of one more file; answers its id, which stays the same once the benefit is saved. */
export async function insertUnattached(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  file: EarlyFile,
): Promise<number> {
  const [made] = await transaction
    .insert(earlyBenefitFiles)
    .values(Object.assign({ companyId, userId }, file))
    .returning({ id: earlyBenefitFiles.id });
  return made?.id ?? 0;
}

/**
 * Moves the pictures and files that a new benefit was saved with to that benefit. Others that were sent wait for another benefit.
 */
export async function attachFiles(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { id, pictures, promo_material }: AdminBenefit,
): Promise<void> {
  const ids = [...pictures, ...promo_material].map((thing) => thing.id);
  if (ids.length === 0) return;
  await ask(
    transaction,
    sql`
    with taken as (
      delete from early_benefit_files
      where company_id = ${companyId}::bigint and user_id = ${userId}::bigint
        and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)
      returning id, kind, address, size, added_at)
    insert into benefit_files (benefit_id, id, kind, address, size, kept, added_at)
    select ${id}::integer, id, kind, address, size, true, added_at from taken`,
  );
}
