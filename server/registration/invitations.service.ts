import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Invitation } from '#contract/registration/registration.contract.ts';
import { addressProblem } from '#contract/staff/staff.rules.ts';
import { type Acting, type Caller, hashToken } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { type ChangedRecord, noteChanges } from '../changes/note-change.ts';
import { companies } from '../companies/companies.table.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { unlessReadOnly } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { users } from '../people/people.table.ts';
import { normalEmail } from '../session/sign-in-limits.ts';
import { isOpen } from './invitation-columns.ts';
import { readInvitation } from './invitation-list.ts';
import { alreadyHere, linkOver, notEmail, notEmails, tooOften } from './registration.errors.ts';
import { invitations } from './registration.table.ts';
import { inviteLimits } from './registration-limits.ts';
import { sendInvitations, type ToInvite } from './send-invitations.ts';

/** The person with the invited address in the same company, who was added or imported. */
const person = alias(users, 'person');

/**
 * The invitation of a link, with its company and the invited person's name there. Throws linkOver, alike for every link that cannot be
 * used.
 */
export async function findInvitation(database: Database, id: string, now: Date) {
  const [found] = await database
    .select({
      companyId: invitations.companyId,
      id: invitations.id,
      email: invitations.email,
      company: companies.name,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, and(eq(users.companyId, invitations.companyId), eq(users.id, invitations.usedBy)))
    .leftJoin(person, and(eq(person.companyId, invitations.companyId), eq(person.email, invitations.email)))
    .where(
      and(
        eq(invitations.idHash, hashToken(id)),
        // An unconfirmed person may register again, since the answer may have been lost or the password forgotten.
        or(isNull(invitations.usedBy), eq(users.confirmed, false)),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
        eq(companies.active, true),
      ),
    );
  if (!found) throw linkOver();
  return found;
}

/** Stores when the link of an invitation was first opened, so that its company sees which were not. */
export async function noteOpened(database: Database, { companyId, id }: { companyId: number; id: number }, now: Date) {
  const one = and(eq(invitations.companyId, companyId), eq(invitations.id, id), isNull(invitations.openedAt));
  await database.update(invitations).set({ openedAt: now }).where(one).catch(unlessReadOnly);
}

/** Invites a person by mail; withdraws earlier invitations to the address. Throws request.invalid, tooOften, or 429. */
export async function invite(
  database: Database,
  inviting: Acting & Pick<Caller, 'language'>,
  { email: typed, language = inviting.language }: { email: string; language?: Caller['language'] | undefined },
  now: Date,
): Promise<Invitation> {
  const { companyId } = inviting;
  const email = normalEmail(typed);
  if (addressProblem(email)) throw requestInvalid({ email: notEmail });
  const id = await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    await countTry(transaction, inviteLimits(companyId, 1), now);
    return inviteOne(transaction, { companyId, by: inviting, invited: { email, language }, now });
  });
  return readInvitation(database, { companyId, id, now });
}

interface InvitingMany {
  emails: readonly string[];
  language: Caller['language'];
  /** When the mails are sent. */
  sendAt: Date;
}

/**
 * Invites distinct addresses; leaves out those with an account or with too many invitations lately. Throws request.invalid, which names the
 * invalid addresses, or 429.
 */
export async function inviteMany(
  database: Database,
  inviting: Acting,
  { emails: typed, language, sendAt }: InvitingMany,
  now: Date,
): Promise<{ invited: number; left_out: { email: string; why: 'account' | 'limit' }[] }> {
  const { companyId } = inviting;
  const emails = [...new Set(typed.map(normalEmail))];
  const wrong = emails.filter((email) => addressProblem(email) !== null);
  if (wrong.length > 0) throw requestInvalid({ emails: notEmails(wrong) });
  const invited = emails.map((email) => ({ email, language }));
  const answers = await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    // Inside the transaction, so that a refused call is not counted.
    await countTry(transaction, inviteLimits(companyId, emails.length), now);
    return sendInvitations(transaction, { companyId, by: inviting, invited, sendAt, now });
  });
  const left_out = answers.flatMap(({ email, outcome }) => (outcome === 'sent' ? [] : [{ email, why: outcome }]));
  return { invited: answers.length - left_out.length, left_out };
}

interface InvitingOne {
  companyId: number;
  by: Acting;
  invited: ToInvite;
  now: Date;
}

/** Invites one address to a company, whose row the caller has locked; returns the invitation's id. Throws alreadyHere, or tooOften. */
export async function inviteOne(transaction: Transaction, { invited, ...rest }: InvitingOne): Promise<number> {
  const [answer] = await sendInvitations(transaction, { ...rest, invited: [invited] });
  if (answer?.outcome === 'limit') throw tooOften();
  if (!answer?.id) throw alreadyHere();
  return answer.id;
}

/** Withdraws an open invitation; does nothing if it is not open. Throws notFound. */
export async function withdraw(database: Database, by: Acting, which: Which): Promise<void> {
  await readInvitation(database, which);
  const { id, ...rest } = which;
  await inTransaction(database, (transaction) => withdrawOpen(transaction, by, { ids: [id], ...rest }));
}

interface Which {
  companyId: number;
  id: number;
  now: Date;
}

/** Withdraws the open ones among some invitations of a company; returns their ids. */
export async function withdrawOpen(
  transaction: Transaction,
  by: Acting,
  { companyId, ids, now }: { companyId: number; ids: readonly number[]; now: Date },
): Promise<number[]> {
  const open = await ask<{ id: number }>(
    transaction,
    sql`
    update invitations i set withdrawn_at = ${now.toISOString()}::timestamptz
    where i.company_id = ${companyId}::bigint and i.id = any(${`{${ids.join()}}`}::bigint[]) and ${isOpen(now)}
    returning i.id`,
  );
  const over = open.map(({ id }) => withdrawn(companyId, id));
  await noteChanges(transaction, by, over, now);
  return open.map(({ id }) => id);
}

function withdrawn(companyId: number, recordId: number): ChangedRecord {
  const values = [{ field: 'status', before: 'open', after: 'withdrawn' }];
  return { kind: 'invitation.withdrawn', companyId, recordId, values };
}
