import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { mayInCompany } from '../people/may-in-company.ts';

/** Primary key of a request. */
export interface RequestKey {
  companyId: number;
  id: number;
}

/** SQL condition: somebody in its company other than the employee may decide the request `r`. */
export const attended: Text = sql`exists (
  select from users u where u.company_id = r.company_id and u.id <> r.user_id and u.active and u.confirmed
    and ${mayInCompany('company.requests')})`;

/** SQL condition: the request `r` is for the platform, since nobody else can decide it or the platform decided it. */
export const ofPlatform: Text = sql`(case when r.decided_at is null then not ${attended} else r.decided_by is null end)`;

/** Whether somebody in its company may decide a request now. */
export async function isAttended(transaction: Transaction, { companyId, id }: RequestKey): Promise<boolean> {
  const [found] = await ask<{ attended: boolean }>(
    transaction,
    sql`select ${attended} as attended from requests r where r.company_id = ${companyId} and r.id = ${id}`,
  );
  return found?.attended ?? false;
}

/** Throws notFound for a request that is not for the platform. */
export async function mustBeOfPlatform(database: Database, { companyId, id }: RequestKey): Promise<void> {
  const found = await ask(
    database,
    sql`select from requests r where r.company_id = ${companyId} and r.id = ${id} and ${ofPlatform}`,
  );
  if (found.length === 0) throw notFound();
}
