import { getTableColumns } from 'drizzle-orm';
import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { benefits } from '../benefits/benefits.table.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { recordOf } from './stored-benefit.ts';
import { updateMany } from './update-benefits.ts';
import type { Written } from './written-benefit.ts';

/** A locked benefit with its new values. */
export interface ToStore {
  id: number;
  before: AdminBenefit;
  written: Written;
  revision: number;
}

/** Writes many locked benefits: the columns that a bulk can change, those derived from them, and the companies. */
export async function storeMany(transaction: Transaction, changes: readonly ToStore[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, written: { row }, revision }) => ({ id, row, revision }));
  await updateMany(transaction, rows, now);
  const offered = changes
    .filter(({ before, written: { after } }) => !isSame(before.companies, after.companies))
    .map(({ id, written: { after } }) => ({ id, companies: after.companies ?? [] }));
  if (offered.length > 0) await offerManyTo(transaction, offered);
}

/** A new benefit with its future id. */
export interface ToInsert {
  id: number;
  written: Written;
}

/** Inserts many benefits. */
export async function insertMany(transaction: Transaction, drafts: readonly ToInsert[], now: Date): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ id, written: { row } }) => {
    return recordOf(Object.assign({}, row, { id, revision: 1, changedAt: now, bought: 0 }) as never);
  });
  await ask(
    transaction,
    sql`
    insert into benefits (${INSERTED}) select ${INSERTED}
    from jsonb_populate_recordset(null::benefits, ${JSON.stringify(rows)}::jsonb)`,
  );
  const offered = drafts.flatMap(({ id, written: { after } }) =>
    after.companies ? [{ id, companies: after.companies }] : [],
  );
  if (offered.length > 0) await offerManyTo(transaction, offered);
}

const INSERTED = sql.raw(
  Object.values(getTableColumns(benefits))
    .map(({ name }) => name)
    .filter((name) => name !== 'listed_revision')
    .join(', '),
);

async function offerManyTo(transaction: Transaction, offered: readonly { id: number; companies: number[] }[]) {
  await ask(
    transaction,
    sql`
    with wanted as materialized (
      select o.id, company.id::bigint as company_id
      from jsonb_to_recordset(${JSON.stringify(offered)}::jsonb) as o (id integer, companies jsonb)
        left join lateral jsonb_array_elements_text(o.companies) as company (id) on true),
    gone as (
      delete from benefit_companies c
      where c.benefit_id in (select w.id from wanted w)
        and not exists (select from wanted w where w.id = c.benefit_id and w.company_id = c.company_id))
    insert into benefit_companies (company_id, benefit_id)
    select w.company_id, w.id from wanted w where w.company_id is not null on conflict do nothing`,
  );
}
