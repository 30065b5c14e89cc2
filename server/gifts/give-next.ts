import { allocations } from '../budgets/budgets.service.ts';
import type { Transaction } from '../database/database.ts';
import { number, of, sql, text } from '../database/text.ts';
import { byTurns, type Next } from './next-of-gift.ts';

interface Given {
  given: number;
  skipped: number;
}

/** Gives a gift to the next people who wait for it; skips those who can no longer be given anything. Waits for locked rows. */
export const giveNext = (transaction: Transaction, next: Next): Promise<Given> => give(transaction, waiting, next);

/** Like giveNext, but skips locked rows: for tasks. */
export const givePassingBy = (transaction: Transaction, next: Next): Promise<Given> =>
  give(transaction, passingBy, next);

async function give(transaction: Transaction, by: typeof waiting, next: Next): Promise<Given> {
  const { giftId, values, now } = next;
  const [row] = await by(transaction, { ...next, ...values, now: now.toISOString(), dedupeKey: `gift-${giftId}` });
  return row ?? { given: 0, skipped: 0 };
}

const [waiting, passingBy] = byTurns({
  name: 'give_next',
  row: of<Given>,
  waiting: sql`p.given_at is null and p.skipped_at is null`,
  done: sql`
    people as (select company_id, user_id from next where reached),
    allocated as (
      select p.company_id, p.user_id, g.category_id, g.year, g.amount, g.id as reference, g.note, g.given_by as actor_id,
        coalesce(g.approved_at, g.created_at) as at
      from people p join gifts g on g.company_id = ${number('companyId')} and g.id = ${number('giftId')}),
    ${allocations(sql`allocated`)}`,
  marks: sql`given_at = case when n.reached then ${text('now')}::timestamptz end,
    skipped_at = case when not n.reached then ${text('now')}::timestamptz end`,
  counts: sql`count(*) filter (where reached)::integer as given, count(*) filter (where not reached)::integer as skipped from next`,
});
