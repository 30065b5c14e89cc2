import type { Announcement } from '#contract/announcements/announcements.contract.ts';
import { type AnnouncementStatus, hasBegun } from '#contract/announcements/announcements.rules.ts';
import { checkProposer, settleProposal } from '../admin-approvals/propose-to-platform.ts';
import { approvalExpired, ownApproval } from '../approvals/approvals.errors.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { stopTasks } from '../tasks/stop-tasks.ts';
import { startAnnouncing, startWithdrawing } from './announcement-tasks.ts';
import { otherStatus } from './announcements.errors.ts';
import { draftAgain, proposalOf } from './draft-again.ts';
import { saveStep } from './save-step.ts';
import { begin, momentToBegin, type Stepping } from './send-announcement.ts';
import {
  isOver,
  isSender,
  noteAnnouncement,
  placeOf,
  readAnnouncement,
  readStored,
  type StoredAnnouncement,
  senderOf,
} from './stored-announcement.ts';
import { tellSender } from './tell-approvers.ts';

const TO_BEGIN: readonly AnnouncementStatus[] = ['waiting', 'queued', 'scheduled'];

/**
 * Cancels a sending that has not begun or waits for a second person (it becomes a draft again), or one that is to be resumed
 * later (it is `stopped` again). Throws notFound or otherStatus. The sender is notified when it is another person who cancels.
 */
export function cancelAnnouncement(database: Database, { caller, id, now }: Stepping): Promise<Announcement> {
  return inTransaction(database, async (transaction) => {
    const { status, sent_company_id, task_id } = await readStored(transaction, id);
    // The task is locked first, in the same order as by a batch: either it has begun, or it never will.
    const taken = await ask(
      transaction,
      sql`
      delete from tasks where company_id = ${sent_company_id}::bigint and id = ${task_id}::bigint and status = 'waiting' returning id`,
    );
    const stored = await readStored(transaction, id, { toWrite: true });
    if (!TO_BEGIN.includes(stored.status)) throw otherStatus(stored.status);
    if (stored.status !== 'waiting' && taken.length === 0) throw otherStatus(stored.status);
    if (stored.status !== status || stored.task_id !== task_id) throw otherStatus(stored.status);
    if (hasBegun(stored)) await stopAgain(transaction, { caller, id, now });
    else await draftAgain(transaction, id, { ended: 'withdrawn', by: caller, now });
    if (!isSender(stored, caller))
      await tellSender(transaction, stored, { to: senderOf(stored), by: caller, decided: 'recalled', now });
    return readAnnouncement(transaction, caller, id);
  });
}

/**
 * Cancels a planned resumption: the status is `stopped` again. The moment when the sending began is that of the first person
 * handled.
 */
async function stopAgain(transaction: Transaction, { caller, id, now }: Stepping): Promise<void> {
  const [first] = await ask<{ began: string }>(
    transaction,
    sql`
    select ${isoMoment(sql`min(coalesce(told_at, skipped_at))`)} as began from announcement_people where announcement_id = ${id}::integer`,
  );
  const columns = { status: 'stopped' as const, beginsAt: first && new Date(first.began), taskId: null };
  await saveStep(transaction, { caller, id, now, kind: 'announcement.stopped', columns });
}

/**
 * Stops a sending after its current batch, or immediately if it was resumed and no server has taken its task yet. Throws notFound
 * or otherStatus.
 */
export function stopAnnouncement(database: Database, { caller, id, now }: Stepping): Promise<Announcement> {
  return inTransaction(database, async (transaction) => {
    const stored = await readStored(transaction, id);
    const { sent_company_id, task_id, status } = stored;
    const underWay = sql`t.company_id = ${sent_company_id}::bigint and t.id = ${task_id}::bigint and t.kind = 'announcement'
      and (t.status = 'running' or (t.status = 'waiting' and ${status}::text = 'sending'))`;
    const stopped = await stopTasks(transaction, underWay, now);
    if (stopped.length === 0) {
      const answer = await readAnnouncement(transaction, caller, id);
      if (answer.status === 'stopping') return answer;
      throw otherStatus((await readStored(transaction, id)).status);
    }
    const noted = { before: stored, after: stored };
    await noteAnnouncement(transaction, { admin: caller, kind: 'announcement.stopped', ...noted, now });
    return readAnnouncement(transaction, caller, id);
  });
}

/**
 * Resumes a stopped sending for those who did not get it; by day, unless sending at night was confirmed. Throws notFound or
 * otherStatus.
 */
export function resumeAnnouncement(database: Database, { caller, id, now }: Stepping): Promise<Announcement> {
  return inTransaction(database, async (transaction) => {
    const stored = await lockIn(transaction, id, ['stopped']);
    const total = stored.people - stored.told - stored.skipped;
    const startsAt = momentToBegin(stored, now);
    const isLater = startsAt > now;
    const taskId = await startAnnouncing(transaction, stored, { total, now, startsAt });
    const going = { status: isLater ? ('scheduled' as const) : ('sending' as const), taskId };
    const columns = Object.assign(going, isLater && { beginsAt: startsAt });
    await saveStep(transaction, { caller, id, now, kind: 'announcement.resumed', columns });
    return readAnnouncement(transaction, caller, id);
  });
}

/** Starts taking an announcement back from all who have not read it. Throws notFound or otherStatus. */
export function withdrawAnnouncement(database: Database, { caller, id, now }: Stepping): Promise<Announcement> {
  return inTransaction(database, async (transaction) => {
    const stored = await lockIn(transaction, id, ['sent', 'stopped']);
    const [{ total } = { total: 0 }] = await ask<{ total: number }>(
      transaction,
      sql`
      select count(*)::integer as total from announcement_people
      where announcement_id = ${id}::integer and told_at is not null and withdrawn_at is null`,
    );
    const taskId = total > 0 ? await startWithdrawing(transaction, stored, { total, now }) : null;
    const columns = { status: taskId ? ('withdrawing' as const) : ('withdrawn' as const), taskId };
    await saveStep(transaction, { caller, id, now, kind: 'announcement.withdrawn', columns });
    return readAnnouncement(transaction, caller, id);
  });
}

async function lockIn(
  transaction: Transaction,
  id: number,
  statuses: readonly AnnouncementStatus[],
): Promise<StoredAnnouncement> {
  const stored = await readStored(transaction, id, { toWrite: true });
  if (!statuses.includes(stored.status)) throw otherStatus(stored.status);
  return stored;
}

/**
 * Approves and sends an announcement that another person proposed, at the revision that was seen; by day, unless sending at night
 * was confirmed. Throws notFound, otherStatus, recordChanged, ownApproval, approvalExpired, or approvalStale.
 */
export function approveAnnouncement(
  database: Database,
  { caller, id, seen, now }: Stepping & { seen: number | null },
): Promise<Announcement> {
  return unlessMoved(database, placeOf(database, caller, id), () =>
    inTransaction(database, async (transaction) => {
      const waiting = await lockProposed(transaction, { caller, id, now });
      checkSeen(waiting, seen);
      if (isOver(waiting, now)) throw approvalExpired();
      await checkProposer(transaction, senderOf(waiting), 'announcement');
      const isLater = momentToBegin(waiting, now) > now;
      const decided = { decidedCompanyId: caller.companyId, decidedBy: caller.userId };
      const columns = Object.assign({ status: isLater ? ('scheduled' as const) : ('queued' as const) }, decided);
      const stored = await saveStep(transaction, { caller, id, now, kind: 'announcement.approved', columns });
      await settleProposal(transaction, proposalOf(id), { ended: 'approved', by: caller, now });
      const startsAt = await begin(transaction, stored, now);
      const told = { to: senderOf(stored), by: caller, decided: 'approved', now } as const;
      await tellSender(transaction, stored, Object.assign({}, told, isLater && { startsAt }));
      return readAnnouncement(transaction, caller, id);
    }),
  );
}

/**
 * Rejects an announcement that another person proposed: it becomes a draft again, and they are told the reason. Throws notFound,
 * otherStatus, or ownApproval.
 */
export function refuseAnnouncement(
  database: Database,
  { caller, id, reason, now }: Stepping & { reason: string },
): Promise<Announcement> {
  return inTransaction(database, async (transaction) => {
    const waiting = await lockProposed(transaction, { caller, id, now });
    const stored = await draftAgain(transaction, id, { ended: 'refused', by: caller, reason, now });
    await tellSender(transaction, stored, { to: senderOf(waiting), by: caller, decided: 'refused', now });
    return readAnnouncement(transaction, caller, id);
  });
}

async function lockProposed(transaction: Transaction, { caller, id }: Stepping): Promise<StoredAnnouncement> {
  const waiting = await lockIn(transaction, id, ['waiting']);
  if (isSender(waiting, caller)) throw ownApproval();
  return waiting;
}
