import type { Language } from '#contract/language/language.ts';
import { flexiblePot } from '../budgets/budgets.table.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { post } from '../outbox/post.ts';
import type { PersonKey } from '../people/person-key.ts';
import { endLinks } from './mail-links.ts';
import { holdAddress, lockAddress } from './one-address.ts';
import { linkOver } from './registration.errors.ts';
import { forgetTyped, passwordCounts } from './typed-password.ts';

/** The company to register with, found by its code or by an invitation. */
export interface Way {
  companyId: number;
  invitationId: number | null;
}

/** The data of a registration. */
export interface Newcomer extends Way {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Language;
  now: Date;
}

/**
 * Makes an account whose address is not confirmed yet. An invitation restarts an unconfirmed account of that company: the newest data
 * counts, and earlier links end. With only the company's code an existing account keeps its data, but loses a password typed in that way,
 * and a mail lets the owner of the address choose one (decision 184). Unconfirmed accounts in other companies do not matter (decision 17).
 * A confirmed address is not changed; its owner gets a mail. Fails with 23505 if the address is registered concurrently.
 */
export async function makeAccount(transaction: Transaction, newcomer: Newcomer): Promise<void> {
  const { companyId, email, now } = newcomer;
  const holder = await lockAddress(transaction, email);
  const own = await findOwn(transaction, { companyId, email });
  const owner = holder?.confirmed ? holder : own && !own.active ? own : null;
  if (owner) return tell(transaction, 'already_registered', owner, now);
  const userId = own?.userId ?? (await makePerson(transaction, newcomer));
  await holdAddress(transaction, email, { companyId, userId, isKnown: holder !== null });
  const isProven = newcomer.invitationId !== null;
  if (own && isProven) await beginAnew(transaction, own, newcomer);
  await takeInvitation(transaction, newcomer, userId);
  const counts = (own === null || isProven) && (await passwordCounts(transaction, { companyId, userId }));
  if (!counts) await forgetTyped(transaction, { companyId, userId }, now);
  await tell(transaction, counts ? 'registration_confirmation' : 'registered_again', { companyId, userId }, now);
}

// Locks the row, to serialise with closing the account.
async function findOwn(transaction: Transaction, key: { companyId: number; email: string }) {
  const [own] = await readOwn(transaction, key);
  return own ?? null;
}

const readOwn = statement(
  'read_registration',
  of<PersonKey & { active: boolean }>,
  () => sql`
    select company_id as "companyId", id as "userId", active from users
    where company_id = ${number('companyId')} and email = ${text('email')} for no key update`,
);

const typed = ({ companyId, email, firstName, lastName, passwordHash, language, now }: Newcomer) => ({
  companyId,
  email,
  firstName,
  lastName,
  passwordHash,
  language,
  now: now.toISOString(),
});

async function beginAnew(transaction: Transaction, own: PersonKey, newcomer: Newcomer): Promise<void> {
  await begin(transaction, typed(newcomer));
  await endLinks(transaction, own, newcomer.now);
}

const begin = statement(
  'begin_registration_anew',
  of<object>,
  () => sql`
    update users set first_name = ${text('firstName')}, last_name = ${text('lastName')},
      password_hash = ${text('passwordHash')}, language = ${text('language')}::language,
      edit_revision = edit_revision + 1, edit_changed_at = ${text('now')}::timestamptz
    where company_id = ${number('companyId')} and email = ${text('email')} and not confirmed`,
);

async function makePerson(transaction: Transaction, newcomer: Newcomer): Promise<number> {
  const [made] = await make(transaction, typed(newcomer));
  if (!made) throw new Error('no person was made');
  return made.id;
}

// Also opens the flexible account, before any money is given.
const make = statement(
  'make_registration',
  of<{ id: number }>,
  () => sql`
    with made as (
      insert into users (company_id, email, first_name, last_name, password_hash, language, confirmed, created_at)
      values (${number('companyId')}, ${text('email')}, ${text('firstName')}, ${text('lastName')},
        ${text('passwordHash')}, ${text('language')}::language, false, ${text('now')}::timestamptz)
      returning company_id, id),
    opened as (
      insert into accounts (company_id, user_id, category_id, year) select company_id, id, ${flexiblePot} from made)
    select id from made`,
);

async function takeInvitation(transaction: Transaction, { companyId, invitationId }: Way, userId: number) {
  if (invitationId === null) return;
  const used = await consume(transaction, { companyId, invitationId, userId });
  if (used.length === 0) throw linkOver();
}

const consume = statement(
  'use_invitation',
  of<{ id: number }>,
  () => sql`
    update invitations set used_by = ${number('userId')}
    where company_id = ${number('companyId')} and id = ${number('invitationId')}
      and (used_by is null or used_by = ${number('userId')}) and withdrawn_at is null
    returning id`,
);

function tell(transaction: Transaction, kind: string, { companyId, userId }: PersonKey, now: Date): Promise<void> {
  return post(transaction, { companyId, kind, payload: { userId }, now });
}
