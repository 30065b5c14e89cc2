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

/** Who has the address of an invitation in its company, as somebody who was added or imported has. */
const person = alias(users, 'person');

/** The invitation behind a link, who invites, and what the company calls who is invited. Throws linkOver, the same for all that open nothing. */
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
        // Who has not confirmed yet may register again: an answer was lost, or the password forgotten.
        or(isNull(invitations.usedBy), eq(users.confirmed, false)),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
        eq(companies.active, true),
      ),
    );
  if (!found) throw linkOver();
  return found;
}

/** Keeps when the link of an invitation was first opened, so that its company sees who never did. */
export async function noteOpened(database: Database, { companyId, id }: { companyId: number; id: number }, now: Date) {
  const one = and(eq(invitations.companyId, companyId), eq(invitations.id, id), isNull(invitations.openedAt));
  await database.update(invitations).set({ openedAt: now }).where(one).catch(unlessReadOnly);
}

/** Invites somebody by mail; what was sent to them before is withdrawn. Throws request.invalid, tooOften, or 429. */
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
  /** When the mails leave. */
  sendAt: Date;
}

/**
 * Invites addresses, each once however often it is typed; who has an account, or was written to too often, is left out. Throws
 * request.invalid with those that are no addresses, or 429.
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
    // In the transaction: a call that is refused invites nobody, and counts for none.
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

/** Invites one address to a company, whose row is locked; answers the id of the invitation. Throws alreadyHere, or tooOften. */
export async function inviteOne(transaction: Transaction, { invited, ...rest }: InvitingOne): Promise<number> {
  const [answer] = await sendInvitations(transaction, { ...rest, invited: [invited] });
  if (answer?.outcome === 'limit') throw tooOften();
  if (!answer?.id) throw alreadyHere();
  return answer.id;
}

/** Withdraws an invitation that is open; one that is over already stays as it is. Throws notFound. */
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

/** Withdraws those of some invitations of a company that are open, and answers which. */
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
