import type { InvitationAction } from '#contract/staff/invitation-bulk.contract.ts';
import { bulkTasks, markRows, type Next } from '../bulk/bulk-task.ts';
import type { Acting } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { withdrawOpen } from '../registration/invitations.service.ts';
import { sendInvitations, type ToInvite } from '../registration/send-invitations.ts';
import { INVITATION_BULK_TEXTS } from './invitation-bulk.texts.ts';
import { COMPANY_INVITATION_BULK, PLATFORM_INVITATION_BULK } from './invitation-bulk.ts';

interface Invitation extends ToInvite {
  id: number;
  companyId: number;
  action: InvitationAction;
}

/** Resends or withdraws the next invitations of a bulk; returns how many succeeded and how many did not. */
async function changeNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const taken = await takeNext(transaction, next);
  const [first] = taken;
  if (!first) return { done: 0, failed: 0 };
  const { companyId, action } = first;
  await lockCompany(transaction, companyId);
  const doIt = action === 'again' ? sendTaken : withdrawTaken;
  const done = await doIt(transaction, { companyId, by: next.admin, taken, now: next.now });
  const marks = taken.map(({ id }) => {
    return { id, outcome: done.has(id) ? 'done' : 'refused', revision: 0 } as const;
  });
  await markRows(transaction, next.bulkId, marks);
  return { done: done.size, failed: taken.length - done.size };
}

const words = (action: string) => INVITATION_BULK_TEXTS[action as InvitationAction];

/** The tasks of the company and of the platform. */
export const { run: invitationBulkTask } = bulkTasks({ kind: COMPANY_INVITATION_BULK, words, changeNext });
export const { run: platformInvitationBulkTask } = bulkTasks({ kind: PLATFORM_INVITATION_BULK, words, changeNext });

// Invitations of one company, whose admins' changes are serialised. People without an account are written to in the language of the person
// who started the bulk.
function takeNext(transaction: Transaction, { bulkId, size }: Next): Promise<Invitation[]> {
  return ask<Invitation>(
    transaction,
    sql`
    with waiting as materialized (
      select r.record_id, b.action, asker.language, i.company_id, i.email
      from bulk_rows r join bulks b on b.id = r.bulk_id join invitations i on i.id = r.record_id
        join users asker on asker.company_id = b.company_id and asker.id = b.created_by
      where r.bulk_id = ${bulkId}::bigint and r.outcome = 'waiting')
    select w.record_id as id, w.company_id as "companyId", w.email, coalesce(u.language, w.language)::text as language, w.action
    from waiting w left join users u on u.company_id = w.company_id and u.email = w.email
    where w.company_id = (select min(company_id) from waiting)
    order by w.record_id limit ${size}::integer`,
  );
}

interface Doing {
  companyId: number;
  by: Acting;
  taken: readonly Invitation[];
  now: Date;
}

/** Ids of the invitations for which it succeeded. */
type Done = ReadonlySet<number>;

async function sendTaken(transaction: Transaction, { companyId, by, taken, now }: Doing): Promise<Done> {
  const invited = taken.map(({ email, language }) => ({ email, language }));
  const answers = await sendInvitations(transaction, { companyId, by, invited, now });
  const sent = new Set(answers.flatMap(({ email, outcome }) => (outcome === 'sent' ? [email] : [])));
  return new Set(taken.flatMap(({ id, email }) => (sent.has(email) ? [id] : [])));
}

async function withdrawTaken(transaction: Transaction, { companyId, by, taken, now }: Doing): Promise<Done> {
  const ids = taken.map(({ id }) => id);
  return new Set(await withdrawOpen(transaction, by, { companyId, ids, now }));
}
