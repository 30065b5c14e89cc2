import type { AdminCompany, EditedCompany } from '#contract/admin-companies/admin-companies.contract.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { lastChangedOf } from '../records/record-list.ts';

/** The fields of a company that its history shows. Not its code, with which anybody could register. */
export const TOLD = ['name', 'country', 'currency', 'card_color', 'promise_days', 'active'];

/** A company as its calls answer it, of its row by the names of its columns. */
export function companyOf(row: Fields): AdminCompany {
  const { id, name, country, currency, card_color, promise_days, code, active } = row as AdminCompany;
  // In this table the columns of a record are called `edit_…`; `saveRecord` adds the revision as `revision`.
  const { edit_revision: revision, edit_changed_at } = row as { edit_revision: number; edit_changed_at: string };
  const changed_at = new Date(edit_changed_at).toISOString();
  return { id, name, country, currency, card_color, promise_days, code, active, revision, changed_at };
}

/** On whose side a change of a company `c` is noted: the platform's, or its own where its owners made it. */
export const EITHER_SIDE: Text = sql`any(array[${sql.raw(String(PLATFORM))}::bigint, c.id])`;

/** SQL of the number of people of a company `c` with an open account. */
export const PEOPLE: Text = sql`(
  select count(*)::integer from users u where u.company_id = c.id and u.active and u.confirmed)`;

const ownsCompany = sql`u.company_id = c.id and u.is_company_admin and 'owner' = any(u.company_roles) and u.active`;

/** SQL of the number of owners of a company `c` with an account. */
export const ADMINS: Text = sql`(select count(*)::integer from users u where ${ownsCompany} and u.confirmed)`;

/** SQL condition: people of a company were given money, or an import of budgets was checked in its currency. */
export const isGiven = (id: Text): Text => sql`(exists (select from ledger_entries l where l.company_id = ${id})
  or exists (select from gifts g where g.company_id = ${id})
  or exists (select from imports i where i.company_id = ${id} and i.kind = 'budgets'
    and i.status in ('checking', 'problems', 'ready', 'waiting')))`;

/** A company with what else its form shows. Throws notFound. */
export async function readEditedCompany(database: Database | Transaction, id: number): Promise<EditedCompany> {
  const [found] = await ask<{ row: Fields } & Omit<EditedCompany, keyof AdminCompany>>(
    database,
    sql`
    select to_jsonb(c) as row, ${lastChangedOf('company', sql`c.id`, sql`c.edit_changed_at`, EITHER_SIDE)} as changed,
      ${isGiven(sql`c.id`)} as currency_fixed, ${PEOPLE} as people, ${ADMINS} as admins, (
        select coalesce(jsonb_agg(first.email order by first.id), '[]') from (
          select u.id, u.email from users u where ${ownsCompany} and not u.confirmed order by u.id limit 5) first) as invited_admins
    from companies c where c.id = ${id}::bigint`,
  );
  if (!found) throw notFound();
  const { row, changed, currency_fixed, people, admins, invited_admins } = found;
  return Object.assign(companyOf(row), { changed, currency_fixed, people, admins, invited_admins });
}
