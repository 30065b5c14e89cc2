import type { GiftDetail } from '#contract/gifts/gifts.contract.ts';
import type { Caller } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { stopTasks } from '../tasks/stop-tasks.ts';
import { readGift } from './gift-detail.ts';

/** Stops the task of a gift, whoever of the company started it: giving or taking back ends after the present batch. Throws notFound. */
export async function stopGift(database: Database, caller: Caller, id: number, now: Date): Promise<GiftDetail> {
  const { companyId } = caller;
  return inTransaction(database, async (transaction) => {
    const ofGift = sql`t.company_id = ${companyId} and t.id in (
      select task_id from gifts where company_id = ${companyId} and id = ${id}
      union all select task_id from gift_take_backs where company_id = ${companyId} and gift_id = ${id})`;
    const stopped = await stopTasks(transaction, ofGift, now);
    const changed = { kind: 'gift.stopped' as const, companyId, recordId: id, values: [] };
    if (stopped.length > 0) await noteChange(transaction, caller, changed, now);
    return readGift(transaction, companyId, id);
  });
}
