import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, value } from '../database/text.ts';
import type { toldValues } from '../notifications/insert-notifications.ts';
import { startTask } from '../tasks/start-task.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { type GiftEnd, giftEndWords } from './gift-telling.ts';
import { gifts } from './gifts.table.ts';
import { givePassingBy } from './give-next.ts';

type GiftRow = typeof gifts.$inferSelect;

/** Payload of the task: the gift, and the notification for each person. */
interface Payload {
  giftId: number;
  values: ReturnType<typeof toldValues>;
}

const permission = 'company.budgets';

/** The task that gives a gift to many, in batches; its people are fixed. */
export const giftTask: TaskKind = {
  permission,
  most: 500,
  batch: async (transaction, { companyId, payload }, { size, now }) => {
    const { giftId, values } = payload as unknown as Payload;
    const { given, skipped } = await givePassingBy(transaction, { companyId, giftId, size, values, now });
    return { done: given, failed: skipped };
  },
  end: endGift,
};

/** Starts the task that gives a gift; returns the gift with it. */
export async function giveByTask(
  transaction: Transaction,
  gift: GiftRow,
  { values, now }: Pick<Payload, 'values'> & { now: Date },
): Promise<GiftRow> {
  const { companyId, id: giftId, givenBy: userId, people: total, note: about } = gift;
  const payload = { giftId, values } satisfies Payload;
  const asked = { kind: 'gift', permission, total, payload, about, key: `gift-${giftId}` } as const;
  const taskId = await startTask(transaction, { companyId, userId }, asked, now);
  await transaction
    .update(gifts)
    .set({ taskId })
    .where(and(eq(gifts.companyId, companyId), eq(gifts.id, giftId)));
  return { ...gift, taskId };
}

async function endGift(transaction: Transaction, task: RunningTask, outcome: Outcome): Promise<Ending> {
  const { companyId, payload, total } = task;
  const { giftId } = payload as unknown as Payload;
  const [row] = await end(transaction, { companyId, giftId, status: outcome === 'done' ? 'given' : 'stopped' });
  if (!row) throw new Error(`no gift ${giftId}`);
  const { given, skipped } = row;
  return {
    result: { gift: giftId, given, skipped, left: total - given - skipped },
    words: giftEndWords(outcome, { ...row, total }),
  };
}

const end = statement(
  'end_gift',
  of<Omit<GiftEnd, 'total'>>,
  () => sql`
    update gifts g set status = ${value('status', of<GiftRow['status']>)}::gift_status, people = counted.given
    from (
      select count(given_at)::integer as given, count(skipped_at)::integer as skipped from gift_people
      where company_id = ${number('companyId')} and gift_id = ${number('giftId')}) counted
    where g.company_id = ${number('companyId')} and g.id = ${number('giftId')}
    returning g.amount, g.currency, counted.given, counted.skipped`,
);
