import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { Assigned } from '#contract/requests/review.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import { lockRequest } from './move-request.ts';
import type { Mover } from './mover.ts';
import { noteAssigned } from './note-review.ts';
import { alreadyDecided, noReviewer } from './requests.errors.ts';
import { nameOf, type Reviewing } from './review-columns.ts';

type Looking = Omit<Reviewing, 'companyId'>;

/**
 * Whoever stands in today, as `ab`, for the one to whom the request `r` is assigned: it is theirs by the clock, without anybody moving it. Not of
 * their own request, and not once they do not review any more: then it stays where it is.
 */
const standIn = (now: Date): Text => sql`
  absences ab join users u on u.company_id = ab.company_id and u.id = ab.delegate
  where ab.company_id = r.company_id and ab.user_id = r.assigned_to and ${businessDay(now)}::date between ab.starts and ab.ends
    and u.id <> r.user_id and u.active and u.confirmed and ${mayInCompany('company.requests')}`;

/** With whom the request `r` is today. */
const withWhom = (now: Date): Text => sql`coalesce((select u.id from ${standIn(now)}), r.assigned_to)`;

/** To whom the request `r` is assigned, and with whom it is meanwhile, as JSON; null for nobody. */
export const assignedOf = ({ userId, now }: Looking): Text => sql`(
  select jsonb_build_object('to', jsonb_build_object('id', w.id, 'name', ${nameOf('w')}),
    'stands_in', (select jsonb_build_object('id', u.id, 'name', ${nameOf('u')}) from ${standIn(now)}),
    'mine', ${withWhom(now)} = ${userId}::bigint)
  from users w where w.company_id = r.company_id and w.id = r.assigned_to)`;

/** Whether the request `r` is with somebody today. */
export const isWith = ({ userId, now }: Looking): Text =>
  sql`(r.assigned_to is not null and ${withWhom(now)} = ${userId}::bigint)`;

interface Assigning {
  id: number;
  /** Null for nobody. */
  to: number | null;
  now: Date;
}

/** Assigns a request that is not decided to a reviewer, or to nobody. Throws notFound, ownRequest, noReviewer and alreadyDecided. */
export async function assignRequest(
  database: Database,
  mover: Mover,
  { id, to, now }: Assigning,
): Promise<Assigned | null> {
  const { companyId, actorId: userId } = mover;
  return inTransaction(database, async (transaction) => {
    const request = await lockRequest(transaction, mover, id, { now });
    if (isDecided(request.status)) throw alreadyDecided(request);
    const read = async () => {
      const [found] = await ask<{ assigned: Assigned | null }>(
        transaction,
        sql`select ${assignedOf({ userId, now })} as assigned from requests r where r.company_id = ${companyId} and r.id = ${id}`,
      );
      return found?.assigned ?? null;
    };
    const before = await read();
    if (to !== null) await checkReviewer(transaction, { companyId, to, employee: request.userId });
    if ((before?.to.id ?? null) === to) return before;
    await ask(
      transaction,
      sql`update requests set assigned_to = ${to}::bigint where company_id = ${companyId} and id = ${id}`,
    );
    const after = await read();
    await noteAssigned(transaction, request, mover, { from: before?.to.name ?? null, to: after?.to.name ?? null, now });
    return after;
  });
}

async function checkReviewer(
  transaction: Transaction,
  { companyId, to, employee }: { companyId: number; to: number; employee: number },
): Promise<void> {
  const [found] = await ask<{ may: boolean }>(
    transaction,
    sql`
    select u.active and u.confirmed and u.id <> ${employee} and ${mayInCompany('company.requests')} as may
    from users u where u.company_id = ${companyId} and u.id = ${to}`,
  );
  if (!found) throw notFound();
  if (!found.may) throw noReviewer();
}
