import type { CompanyRole } from '#contract/permissions/roles.ts';
import { flexiblePot } from '../budgets/budgets.table.ts';
import type { Acting } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { inviteOne } from '../registration/invitations.service.ts';
import { notePerson } from './note-person.ts';
import { columnsOf, type PersonFields, unlessTaken } from './person-fields.ts';
import { noSuchCompany } from './staff.errors.ts';

interface Adding {
  by: Acting;
  companyId: number;
  fields: PersonFields & { email: string; invite?: boolean | undefined };
  now: Date;
}

/**
 * Adds a person to a company; they have no account until they register. Invites them if `invite` is set. Throws request.invalid for wrong
 * fields, an address or number in use, or an unknown company.
 */
export function addPerson(database: Database, { by, companyId, fields, now }: Adding): Promise<PersonKey> {
  return unlessTaken(() =>
    inTransaction(database, async (transaction) => {
      await lockCompany(transaction, companyId);
      await checkCompany(transaction, companyId);
      return putPerson(transaction, { by, companyId, fields, now });
    }),
  );
}

/**
 * `addPerson` in a transaction that has locked the company, optionally with roles, which take effect once the person registers. Throws
 * request.invalid, or 23505 if the address or number is in use.
 */
export async function putPerson(
  transaction: Transaction,
  { by, companyId, fields, companyRoles = [], now }: Adding & { companyRoles?: CompanyRole[] },
): Promise<PersonKey> {
  const { email = '', ...columns } = columnsOf(fields, now);
  const values = { ...columns, companyId, email, companyRoles, confirmed: false, createdAt: now, changedAt: now };
  const [made] = await transaction.insert(users).values(values).returning();
  if (!made) throw new Error('no person was made');
  const person = { companyId, userId: made.id };
  await open(transaction, person, email);
  await notePerson(transaction, by, { kind: 'person.added', person, before: null, after: toFields(made), now });
  if (fields.invite) await inviteOne(transaction, { companyId, by, invited: { email, language: made.language }, now });
  return person;
}

/** Throws request.invalid if the company does not exist or has ended. */
export async function checkCompany(transaction: Database | Transaction, companyId: number): Promise<void> {
  const found = await ask(transaction, sql`select 1 as one from companies where id = ${companyId} and active`);
  if (found.length === 0) throw requestInvalid({ company: noSuchCompany });
}

/** Opens the flexible account and reserves the address, unless the address already leads to another account (decision 17). */
async function open(transaction: Transaction, { companyId, userId }: PersonKey, email: string): Promise<void> {
  await ask(
    transaction,
    sql`
    with opened as (
      insert into accounts (company_id, user_id, category_id, year) values (${companyId}, ${userId}, ${flexiblePot}))
    insert into people (email, company_id, user_id) values (${email}, ${companyId}, ${userId}) on conflict do nothing`,
  );
}

function toFields(row: typeof users.$inferSelect) {
  const { email, firstName: first_name, lastName: last_name, position, unit, language, birthday, revision } = row;
  const { externalId: external_id, birthPlace: birth_place } = row;
  return { email, first_name, last_name, position, unit, external_id, language, birth_place, birthday, revision };
}
