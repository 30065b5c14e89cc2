import { MOST_ORDERED } from '#contract/core-benefits/core-benefits.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChanges } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkOrder } from '../records/check-order.ts';
import { coreRows, inCoreOrder } from './core-rows.ts';

/** The ids of a company's core benefits in their order, as many as one call can put in order. */
export async function readCoreOrder(database: Database | Transaction, companyId: number): Promise<number[]> {
  const rows = await ask<{ id: number }>(
    database,
    sql`select r.id from ${coreRows(companyId)} r order by ${inCoreOrder('r')} limit ${MOST_ORDERED}`,
  );
  return rows.map(({ id }) => id);
}

/** Sets the positions of a company's core benefits. Revisions do not rise, so a person who is editing one is not interrupted. */
export async function placeAll(transaction: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  await ask(
    transaction,
    sql`
    insert into core_benefits as chosen (company_id, benefit_id, position, changed_at)
    select ${companyId}, b.id, wanted.place, b.changed_at
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted (id, place)
    join benefits b on b.id = wanted.id::integer
    on conflict (company_id, benefit_id) do update set position = excluded.position
    where chosen.position is distinct from excluded.position`,
  );
}

interface Ordering {
  admin: Acting;
  order: { ids: number[]; seen: number[] };
  now: Date;
}

/** Puts all core benefits of a company in order, for its people as well. Throws orderChanged. */
export function orderCore(database: Database, { admin, order, now }: Ordering): Promise<number[]> {
  const { companyId } = admin;
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const before = await readCoreOrder(transaction, companyId);
    if (!checkOrder(before, order)) return order.ids;
    await placeAll(transaction, companyId, order.ids);
    const values = [{ field: 'order', before, after: order.ids }];
    await noteChanges(transaction, admin, [{ kind: 'core.ordered', companyId, recordId: 'all', values }], now);
    return order.ids;
  });
}
