import type { InvitationAction } from '#contract/staff/invitation-bulk.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { withdrawOpen } from '../registration/invitations.service.ts';
import { sendInvitations, type ToInvite } from '../registration/send-invitations.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { INVITATION_BULK_TEXTS } from './invitation-bulk.texts.ts';
import { INVITATION_TASKS, type InvitationSite } from './invitation-bulk.ts';

const bulkOf = ({ payload }: RunningTask) => Number(payload.bulk);

interface Next extends ToInvite {
  id: number;
  companyId: number;
  action: InvitationAction;
}

/** Sends invitations again, or withdraws them: those of a preview that was run, each once. */
const taskOf = (site: InvitationSite): TaskKind => ({
  permission: INVITATION_TASKS[site].permission,
  most: 200,
  batch: async (transaction, task, { size, now }) => {
    const bulk = bulkOf(task);
    const next = await takeNext(transaction, bulk, size);
    const [first] = next;
    if (!first) return { done: 0, failed: 0 };
    const { companyId, action } = first;
    await lockCompany(transaction, companyId);
    const by: Acting = { companyId: task.companyId, userId: task.userId, via: 'bulk', viaId: String(bulk) };
    const doIt = action === 'again' ? sendNext : withdrawNext;
    const done = await doIt(transaction, { companyId, by, next, now });
    await markDone(transaction, bulk, next, done);
    return { done: done.size, failed: next.length - done.size };
  },
  end: endBulk,
});

/** The tasks of both sites. */
export const invitationBulkTask = taskOf('company');
export const platformInvitationBulkTask = taskOf('platform');

// Those of one company: what its admins do is one after the other.
function takeNext(transaction: Transaction, bulk: number, size: number): Promise<Next[]> {
  return ask<Next>(
    transaction,
    sql`
    with waiting as materialized (
      select r.record_id, r.after ->> 'language' as language, i.company_id, i.email
      from bulk_rows r join invitations i on i.id = r.record_id
      where r.bulk_id = ${bulk}::bigint and r.outcome = 'waiting')
    select w.record_id as id, w.company_id as "companyId", w.email, coalesce(u.language::text, w.language) as language,
      (select b.action from bulks b where b.id = ${bulk}::bigint) as action
    from waiting w left join users u on u.company_id = w.company_id and u.email = w.email
    where w.company_id = (select min(company_id) from waiting)
    order by w.record_id limit ${size}::integer`,
  );
}

interface Doing {
  companyId: number;
  by: Acting;
  next: readonly Next[];
  now: Date;
}

/** The ids of those to which it was done. */
type Done = ReadonlySet<number>;

async function sendNext(transaction: Transaction, { companyId, by, next, now }: Doing): Promise<Done> {
  const invited = next.map(({ email, language }) => ({ email, language }));
  const answers = await sendInvitations(transaction, { companyId, by, invited, now });
  const sent = new Set(answers.flatMap(({ email, outcome }) => (outcome === 'sent' ? [email] : [])));
  return new Set(next.flatMap(({ id, email }) => (sent.has(email) ? [id] : [])));
}

async function withdrawNext(transaction: Transaction, { companyId, by, next, now }: Doing): Promise<Done> {
  const ids = next.map(({ id }) => id);
  return new Set(await withdrawOpen(transaction, by, { companyId, ids, now }));
}

async function markDone(transaction: Transaction, bulk: number, next: readonly Next[], done: Done): Promise<void> {
  const marks = next.map(({ id }) => ({ id, outcome: done.has(id) ? 'done' : 'refused' }));
  await ask(
    transaction,
    sql`
    update bulk_rows r set outcome = mark.outcome
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark (id integer, outcome text)
    where r.bulk_id = ${bulk}::bigint and r.record_id = mark.id`,
  );
}

async function endBulk(transaction: Transaction, task: RunningTask, outcome: Outcome): Promise<Ending> {
  const { total, done, failed } = task;
  const bulk = bulkOf(task);
  const status = outcome === 'done' ? 'done' : 'stopped';
  const [{ action = 'again' } = {}] = await ask<{ action: InvitationAction }>(
    transaction,
    sql`update bulks set status = ${status} where id = ${bulk}::bigint returning action`,
  );
  const inLanguage = (language: 'en' | 'sr') => {
    const { counted, ...titles } = INVITATION_BULK_TEXTS[language];
    return { title: titles[action][status], text: counted(done, total, failed) };
  };
  return {
    result: { bulk, changed: done, left_out: failed, left: total - done - failed },
    words: { en: inLanguage('en'), sr: inLanguage('sr') },
  };
}
