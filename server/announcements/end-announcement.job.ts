import { APPROVAL_DAYS } from '#contract/approvals/approvals.rules.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { draftAgain } from './draft-again.ts';
import { isOver, readStored, senderOf } from './stored-announcement.ts';
import { tellSender } from './tell-approvers.ts';

/**
 * Makes one announcement a draft again whose proposal nobody decided in time, and notifies its sender; answers whether there was
 * one. Any number of servers may run it at the same time.
 */
export async function endAnnouncement(database: Database, now: Date): Promise<boolean> {
  const [over] = await next(database, { now: now.toISOString() });
  if (!over) return false;
  const { id } = over;
  await inTransaction(database, async (transaction) => {
    const waiting = await readStored(transaction, id, { toWrite: true });
    if (waiting.status !== 'waiting' || !isOver(waiting, now)) return;
    const draft = await draftAgain(transaction, id, { ended: 'expired', by: 'job', now });
    await tellSender(transaction, draft, { to: senderOf(waiting), by: null, decided: 'expired', now });
  });
  return true;
}

const next = statement(
  'next_announcement_over',
  of<{ id: number }>,
  () => sql`
    select id from announcements
    where status = 'waiting' and sent_at + ${sql.raw(`interval '${APPROVAL_DAYS} days'`)} <= ${text('now')}::timestamptz
    order by sent_at, id limit 1`,
);
