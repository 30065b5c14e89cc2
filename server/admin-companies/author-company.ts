import type {
  AdminCompany,
  addCompany,
  changeCompany as change,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { companyNameProblem } from '#contract/admin-companies/company.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { addressProblem } from '#contract/staff/staff.rules.ts';
import { forgetLimit } from '../approvals/approval-limit.ts';
import type { Acting } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { oneApostrophe } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { problemText } from '../people/person-problems.ts';
import { raisedVersion } from '../people/raised-version.ts';
import type { Saved } from '../records/save-record.ts';
import { noteRoles } from '../roles/note-roles.ts';
import { normalEmail } from '../session/sign-in-limits.ts';
import { putPerson } from '../staff/add-person.ts';
import { addressElsewhere, companyTwin, currencyFixed, NAME_PROBLEMS } from './companies.errors.ts';
import { newCode } from './company-code.ts';
import { type Editing, noteCompany, saveCompany } from './save-company.ts';
import { companyOf, isGiven } from './stored-company.ts';

interface Adding {
  admin: Acting;
  fields: BodyOf<typeof addCompany>;
  now: Date;
}

/**
 * Adds a company with a new code, and invites its first owner if an e-mail is given. Throws companyTwin, or requestInvalid with
 * the problems of its fields.
 */
export function insertCompany(database: Database, { admin, fields, now }: Adding): Promise<AdminCompany> {
  const { admin_email: typed = '', admin_language: language = 'SR', country, currency, ...rest } = fields;
  const email = normalEmail(typed);
  check({ name: nameProblem(rest.name), admin_email: email === '' ? null : emailProblem(email) });
  const { name, card_color: cardColor = 'evergreen', promise_days: promiseDays } = rest;
  return inTransaction(database, async (transaction) => {
    await refuseTwin(transaction, { name, country, own: 0 });
    const row = { name, country, currency, cardColor, promiseDays, code: newCode(), createdAt: now, changedAt: now };
    const [{ id } = { id: 0 }] = await transaction.insert(companies).values(row).returning({ id: companies.id });
    const after = await readSaved(transaction, id);
    await noteCompany(transaction, { admin, kind: 'company.added', before: null, after, now });
    if (email !== '') await inviteOwner(transaction, { admin, companyId: id, email, language, now });
    return after;
  });
}

interface FirstOwner {
  admin: Acting;
  companyId: number;
  email: string;
  language: Language;
  now: Date;
}

// The invited person gets the role of owner immediately: registering with the address proves that it is theirs.
async function inviteOwner(transaction: Transaction, { admin: by, companyId, email, language, now }: FirstOwner) {
  if (await hasAccount(transaction, email)) throw requestInvalid({ admin_email: addressElsewhere });
  await lockCompany(transaction, companyId);
  const fields = { email, language, invite: true };
  const person = await putPerson(transaction, { by, companyId, fields, companyRoles: ['owner'], now });
  const after = { company_roles: ['owner' as const] };
  await noteRoles(transaction, by, { person, before: { company_roles: [] }, after, revision: 1, now });
}

async function hasAccount(transaction: Transaction, email: string): Promise<boolean> {
  const found = await ask(
    transaction,
    sql`
    select from people p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.email = ${email} and u.confirmed`,
  );
  return found.length > 0;
}

/**
 * Changes the fields of a company that are sent. Throws notFound, recordChanged, companyTwin, currencyFixed, or requestInvalid
 * with the problems of its fields.
 */
export function changeCompany(
  database: Database,
  { fields, ...editing }: Editing & { fields: BodyOf<typeof change> },
): Promise<AdminCompany> {
  const { name, country, currency, card_color: cardColor, promise_days: promiseDays } = fields;
  if (name !== undefined) check({ name: nameProblem(name) });
  return saveCompany(database, editing, {
    kind: 'company.changed',
    columns: { name, country, currency, cardColor, promiseDays },
    finish: async (transaction, { before, after }) => {
      if (before.currency !== after.currency) await changeCurrency(transaction, editing, { before, after });
      const isSameName = before.search_key === after.search_key && before.country === after.country;
      const named = { name: String(after.name), country: String(after.country), own: editing.id };
      if (!isSameName) await refuseTwin(transaction, named);
    },
  });
}

/** Gives a company a new code; the former one stops working. Throws notFound, or recordChanged. */
export function renewCode(database: Database, editing: Editing): Promise<AdminCompany> {
  return saveCompany(database, editing, { kind: 'company.code_renewed', columns: { code: newCode() } });
}

function nameProblem(name: string): Text | null {
  const problem = companyNameProblem(name);
  return problem && NAME_PROBLEMS[problem];
}

// The usual problem of an address, with its text for this form's field.
function emailProblem(email: string): Text | null {
  const problem = addressProblem(email);
  return problem && problemText('email', problem);
}

function check(fields: Record<string, Text | null>): void {
  const wrong = Object.entries(fields).filter((each): each is [string, Text] => each[1] !== null);
  if (wrong.length > 0) throw requestInvalid(Object.fromEntries(wrong));
}

async function changeCurrency(
  transaction: Transaction,
  { admin, id: companyId, now }: Editing,
  { before, after }: Pick<Saved, 'before' | 'after'>,
): Promise<void> {
  await refuseSpent(transaction, companyId);
  const { approval_limit: own } = before as unknown as { approval_limit: Minor | null };
  const { currency } = after as unknown as { currency: Currency };
  await forgetLimit(transaction, admin, { companyId, own, currency, now });
  await forgetPrices(transaction, companyId);
}

// Clears the accepted prices in carts, which were in the former currency. Locks the people before their cart items.
const forgetPrices = (transaction: Transaction, companyId: number) =>
  ask(
    transaction,
    sql`
    with owner as (
      select u.company_id, u.id as user_id from users u
      where u.company_id = ${companyId} and u.id in (select c.user_id from cart_items c where c.company_id = ${companyId})
      order by u.id for no key update of u),
    forgotten as (
      update cart_items c set accepted_price = null from owner
      where c.company_id = owner.company_id and c.user_id = owner.user_id),
    ${raisedVersion(sql`owner`)}
    select from owner`,
  );

async function refuseSpent(transaction: Transaction, id: number): Promise<void> {
  // Safe against concurrent gifts and imports of budgets: they lock the company's row, which is locked here.
  const [found] = await ask<{ fixed: boolean }>(transaction, sql`select ${isGiven(sql`${id}::bigint`)} as fixed`);
  if (found?.fixed) throw currencyFixed();
}

interface Named {
  name: string;
  country: string;
  own: number;
}

const NAMES_LOCK = 482_119_002;

// The advisory lock serialises people who add the same name at the same time.
async function refuseTwin(transaction: Transaction, { name, country, own }: Named): Promise<void> {
  await ask(transaction, sql`select pg_advisory_xact_lock(${sql.raw(String(NAMES_LOCK))})`);
  const [twin] = await ask<{ id: number; name: string; active: boolean }>(
    transaction,
    sql`
    select id, name, active from companies
    where ${oneApostrophe(sql`search_key`)} = ${oneApostrophe(sql`search_key_of(${name})`)}
      and country = ${country} and id <> ${own} order by id limit 1`,
  );
  if (twin) throw companyTwin(twin);
}

async function readSaved(transaction: Transaction, id: number): Promise<AdminCompany> {
  const [row] = await ask<{ row: Record<string, unknown> }>(
    transaction,
    sql`select to_jsonb(c) as row from companies c where c.id = ${id}`,
  );
  if (!row) throw new Error('no company was made');
  return companyOf(row.row);
}
