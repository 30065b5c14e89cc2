import type { Colleague, StaffUser } from '#contract/staff/person.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { editedColumns, listedColumns, userColumns } from './staff-columns.ts';

/** The person to read, and the time. */
export interface Read extends PersonKey {
  now: Date;
}

/** A person of a company as its admins edit them. Throws notFound. */
export function readColleague(database: Database | Transaction, { companyId, userId, now }: Read): Promise<Colleague> {
  // Birth data of account holders is not shown to their company.
  const own = sql`case when not u.confirmed then u.birth_place end as birth_place,
    case when not u.confirmed then to_char(u.birthday, 'YYYY-MM-DD') end as birthday`;
  return readOne(database, { companyId, userId }, sql`${listedColumns(now)}, ${editedColumns}, ${own}`);
}

/** A person of any company as the platform edits them. Throws notFound. */
export function readUser(database: Database | Transaction, { companyId, userId, now }: Read): Promise<StaffUser> {
  const own = sql`u.birth_place, to_char(u.birthday, 'YYYY-MM-DD') as birthday`;
  return readOne(database, { companyId, userId }, sql`${listedColumns(now)}, ${userColumns}, ${editedColumns}, ${own}`);
}

async function readOne<Person>(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
  columns: Text,
): Promise<Person> {
  const [found] = await ask<{ person: Person }>(
    database,
    sql`
    select to_jsonb(one) as person from (
      select ${columns} from users u where u.company_id = ${companyId} and u.id = ${userId}) one`,
  );
  if (!found) throw notFound();
  return found.person;
}
