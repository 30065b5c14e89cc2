import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { MailLane } from '#contract/today/health.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { MOST_LATE, stuckIn } from '../outbox/late-mail.ts';
import { mailMoved } from './today.errors.ts';

interface Seen {
  lane: MailLane;
  /** The number of stuck messages that the person saw. */
  stuck: number;
  now: Date;
}

/** Gives up the messages of a lane that were tried in vain many times. They stay in the outbox, as what never left. */
export async function setMailAside(
  database: Database,
  caller: Acting,
  { lane, stuck, now }: Seen,
): Promise<{ count: number }> {
  return inTransaction(database, async (transaction) => {
    const set = await ask<{ kind: string }>(
      transaction,
      sql`
      update outbox o set next_attempt_at = 'infinity' from (
        select o.company_id, o.id from ${stuckIn(lane)}
        order by o.company_id, o.id limit ${MOST_LATE}::integer for update) found
      where o.company_id = found.company_id and o.id = found.id
      returning o.kind`,
    );
    if (set.length !== stuck) throw mailMoved();
    const values = [{ field: 'stuck', before: stuck, after: 0 }];
    const recordName = [...new Set(set.map(({ kind }) => kind))].sort().join(', ');
    await noteChange(
      transaction,
      caller,
      { kind: 'mail.set_aside', companyId: PLATFORM, recordId: lane, recordName, values },
      now,
    );
    return { count: set.length };
  });
}
