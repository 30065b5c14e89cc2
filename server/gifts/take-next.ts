import type { Minor } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { number, of, sql, text } from '../database/text.ts';
import { byTurns, type Next as NextOfGift } from './next-of-gift.ts';

interface Next extends NextOfGift {
  takeBackId: number;
}

interface Taken {
  /** Number of people from whom something was taken, and of those who had nothing left of it. */
  taken: number;
  nothing: number;
  /** Sum taken. */
  sum: Minor;
}

/**
 * Takes back from the next people what they have neither spent nor reserved of a gift, never more than the preview showed, with a ledger
 * entry for each. Waits for locked rows: what is being bought there is theirs.
 */
export const takeNext = (transaction: Transaction, next: Next): Promise<Taken> => take(transaction, waiting, next);

/** Like takeNext, but skips locked rows: for tasks. */
export const takePassingBy = (transaction: Transaction, next: Next): Promise<Taken> =>
  take(transaction, passingBy, next);

async function take(transaction: Transaction, by: typeof waiting, next: Next): Promise<Taken> {
  const { giftId, takeBackId, values, now } = next;
  const dedupeKey = `gift-${giftId}-taken-back-${takeBackId}`;
  const [row] = await by(transaction, { ...next, ...values, now: now.toISOString(), dedupeKey });
  return row ?? { taken: 0, nothing: 0, sum: 0 };
}

const [waiting, passingBy] = byTurns({
  name: 'take_back_next',
  row: of<Taken>,
  waiting: sql`p.take_back_id = ${number('takeBackId')}`,
  // Older take-backs have no `take_back_most`; `least` ignores null.
  done: sql`
    pots as materialized (
      select a.company_id, a.user_id, a.category_id, a.year,
        least(n.take_back_most, g.amount - n.taken_back, a.allocated - a.spent - a.held) as amount
      from next n join gifts g on g.company_id = ${number('companyId')} and g.id = ${number('giftId')}
      join accounts a on a.company_id = n.company_id and a.user_id = n.user_id
        and a.category_id = g.category_id and a.year = g.year
      for no key update of a),
    people as (select * from pots where amount > 0),
    reduced as (
      update accounts a set allocated = a.allocated - p.amount from people p
      where a.company_id = p.company_id and a.user_id = p.user_id and a.category_id = p.category_id and a.year = p.year),
    summed as (
      update gift_take_backs b set people = b.people + (select count(*) from people),
        amount = b.amount + (select coalesce(sum(amount), 0) from people)
      where b.company_id = ${number('companyId')} and b.id = ${number('takeBackId')} and exists (select from next)
      returning b.note, b.taken_by),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, reference, note, actor_id, created_at)
      select p.company_id, p.user_id, p.category_id, p.year, 'correction', -p.amount, ${number('giftId')}::bigint, s.note, s.taken_by,
        ${text('now')}::timestamptz
      from people p, summed s)`,
  marks: sql`take_back_id = null, take_back_most = null, taken_back = p.taken_back + coalesce((
    select t.amount from people t where t.company_id = p.company_id and t.user_id = p.user_id), 0)`,
  counts: sql`(select count(*) from people)::integer as taken, (select coalesce(sum(amount), 0) from people)::bigint as sum,
    ((select count(*) from next) - (select count(*) from people))::integer as nothing`,
});
