import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { orderQuestions as order, TopicCount } from '#contract/help/admin-questions.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkOrder } from '../records/check-order.ts';
import { putInOrder } from '../records/put-in-order.ts';

/** Lets nobody else add a question or put them in order until the transaction is over. They can be read meanwhile. */
export async function lockOrder(transaction: Transaction): Promise<void> {
  await ask(transaction, sql`lock table questions in share row exclusive mode`);
}

/** The ids of all questions in their order, and the last position. */
export async function readOrder(database: Database | Transaction): Promise<{ ids: number[]; last: number }> {
  const [found] = await ask<{ ids: number[]; last: number }>(
    database,
    sql`
    select coalesce(jsonb_agg(id order by position, id), '[]') as ids, coalesce(max(position), 0) as last from questions`,
  );
  return found ?? { ids: [], last: 0 };
}

interface Ordering {
  admin: Acting;
  order: BodyOf<typeof order>;
  now: Date;
}

/** Puts all questions in order. Their revisions stay: whoever edits one is not disturbed. Throws orderChanged. */
export function orderQuestions(database: Database, { admin, order: { ids, seen }, now }: Ordering): Promise<number[]> {
  return inTransaction(database, async (transaction) => {
    await lockOrder(transaction);
    const { ids: before } = await readOrder(transaction);
    if (!checkOrder(before, { ids, seen })) return ids;
    await putInOrder(transaction, 'questions', ids);
    const values = [{ field: 'order', before, after: ids }];
    await noteChange(
      transaction,
      admin,
      { kind: 'question.ordered', companyId: PLATFORM, recordId: 'all', values },
      now,
    );
    return ids;
  });
}

/** The topics, in the order of their first questions. */
export function readTopics(database: Database): Promise<TopicCount[]> {
  return ask<TopicCount>(
    database,
    sql`
    select topic_sr, topic_en, count(*)::integer as count from questions
    where topic_sr <> '' or topic_en <> '' group by topic_sr, topic_en order by min(position), min(id)`,
  );
}
