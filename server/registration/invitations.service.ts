import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Invitation } from '#contract/registration/registration.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { type Acting, type Caller, hashToken } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { type ChangedRecord, noteChanges } from '../changes/note-change.ts';
import { companies } from '../companies/companies.table.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { unlessReadOnly } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import { users } from '../people/people.table.ts';
import { normalEmail } from '../session/sign-in-limits.ts';
import { alreadyHere, linkOver, notEmail, tooOften } from './registration.errors.ts';
import { invitations } from './registration.table.ts';
import { inviteLimits } from './registration-limits.ts';
import { sendInvitations, type ToInvite } from './send-invitations.ts';

interface Row {
  count: number;
  id: number | null;
  email: string;
  status: Invitation['status'];
  created_at: string;
  expires_at: string;
}

/** The invitation behind a link, and who invites. Throws linkOver, the same for all that open nothing. */
export async function findInvitation(database: Database, id: string, now: Date) {
  const [found] = await database
    .select({
      companyId: invitations.companyId,
      id: invitations.id,
      email: invitations.email,
      company: companies.name,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(users, and(eq(users.companyId, invitations.companyId), eq(users.id, invitations.usedBy)))
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

interface Page {
  page?: number | undefined;
  page_size?: number | undefined;
}

/** The invitations of a company, newest first, in one statement. */
export async function listInvitations(
  database: Database,
  { companyId }: Pick<Caller, 'companyId'>,
  query: Page & Record<string, number | undefined>,
  now: Date,
): Promise<{ count: number; results: Invitation[] }> {
  const { offset, size } = rowsOf(query);
  const rows = await ask<Row>(
    database,
    sql`
    with mine as (select * from invitations where company_id = ${companyId}),
    page as (select * from mine order by id desc limit ${size} offset ${offset})
    select (select count(*)::int from mine) as count, ${columns(now)} from (select) one left join page i on true
    order by i.id desc`,
  );
  return { count: rows[0]?.count ?? 0, results: rows.flatMap(toInvitation) };
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
  if (!isEmail(email)) throw requestInvalid({ email: notEmail });
  await countTry(database, inviteLimits(companyId), now);
  const id = await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    return inviteOne(transaction, { companyId, by: inviting, invited: { email, language }, now });
  });
  return readOne(database, companyId, id, now);
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
export async function withdraw(database: Database, by: Acting, id: number, now: Date): Promise<void> {
  const { companyId } = by;
  await readOne(database, companyId, id, now);
  await inTransaction(database, async (transaction) => {
    const open = await transaction
      .update(invitations)
      .set({ withdrawnAt: now })
      .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id), isOpen()))
      .returning({ id: invitations.id });
    await noteChanges(
      transaction,
      by,
      open.map((one) => withdrawn(companyId, one.id)),
      now,
    );
  });
}

function withdrawn(companyId: number, recordId: number): ChangedRecord {
  const values = [{ field: 'status', before: 'open', after: 'withdrawn' }];
  return { kind: 'invitation.withdrawn', companyId, recordId, values };
}

async function readOne(database: Database, companyId: number, id: number, now: Date): Promise<Invitation> {
  const rows = await ask<Row>(
    database,
    sql`
    select 1 as count, ${columns(now)} from invitations i where i.company_id = ${companyId} and i.id = ${id}`,
  );
  const [invitation] = rows.flatMap(toInvitation);
  if (!invitation) throw notFound();
  return invitation;
}

function columns(now: Date) {
  return sql`i.id, i.email, ${isoMoment(sql`i.created_at`)} as created_at, ${isoMoment(sql`i.expires_at`)} as expires_at,
    case when i.used_by is not null then 'used' when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'open' end as status`;
}

function toInvitation({ id, email, status, created_at, expires_at }: Row): Invitation[] {
  return id === null ? [] : [{ id: Number(id), email, status, created_at, expires_at }];
}

function isOpen() {
  return and(isNull(invitations.usedBy), isNull(invitations.withdrawnAt));
}
