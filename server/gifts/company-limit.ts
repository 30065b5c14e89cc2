import { limitOf } from '#contract/approvals/approvals.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { othersWho } from '../approvals/who-approves.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import type { PersonKey } from '../people/person-key.ts';

const PERMISSION = 'company.budgets';

/** SQL for the company's own limit, and the first five people who could approve a gift of this person, by last name. */
export const limitOfCompany = (giver: PersonKey): Text => sql`(
  select jsonb_build_object('own', c.approval_limit, 'others', (
    select coalesce(jsonb_agg(name order by sort_key collate "C", id), '[]') from (
      select ${fullName('u')} as name, u.sort_key, u.id from ${othersWho(giver, PERMISSION)}
      order by u.sort_key collate "C", u.id limit 5) each))
  from companies c where c.id = ${giver.companyId})`;

/** Result of `limitOfCompany`. */
export interface CompanyLimit {
  own: Minor | null;
  others: string[];
}

/** The amount above which a second person is needed; null if there is nobody else who could approve. */
export const limitFor = ({ own, others }: CompanyLimit, currency: Parameters<typeof limitOf>[0]): Minor | null =>
  others.length > 0 ? limitOf(currency, own) : null;

/** The limit of a company for money that this person moves. */
export async function readCompanyLimit(database: Database | Transaction, giver: PersonKey): Promise<CompanyLimit> {
  const [row] = await ask<{ found: CompanyLimit }>(database, sql`select ${limitOfCompany(giver)} as found`);
  if (!row) throw new Error(`no company ${giver.companyId}`);
  return row.found;
}
