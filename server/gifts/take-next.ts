import type { Transaction } from '../database/database.ts';
import { type Statement, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { told, type toldValues } from '../notifications/told.ts';
import { raisedVersion } from '../people/raised-version.ts';

type Told = ReturnType<typeof toldValues>;

interface Next {
  companyId: number;
  giftId: number;
  takeBackId: number;
  /** At most so many. */
  size: number;
  /** The notification for whom something is taken from. */
  values: Told;
  now: Date;
}

interface Taken {
  /** From how many something was taken, and who had nothing left of it. */
  taken: number;
  nothing: number;
}

/**
 * Takes back what the next ones have neither spent nor reserved of a gift, with its entry in their ledger, and tells them, in one
 * statement. Whose row somebody else has locked is waited for: what they buy in this moment is theirs.
 */
export const takeNext = (transaction: Transaction, next: Next): Promise<Taken> => take(transaction, waiting, next);

/** The same, passing by whose row somebody else has locked: a purchase under way holds up nobody but its buyer. */
export const takePassingBy = (transaction: Transaction, next: Next): Promise<Taken> =>
  take(transaction, passingBy, next);

interface Values extends Told {
  companyId: number;
  giftId: number;
  takeBackId: number;
  size: number;
}

async function take(
  transaction: Transaction,
  by: Statement<Taken, Values>,
  { companyId, giftId, takeBackId, size, values, now }: Next,
): Promise<Taken> {
  const dedupeKey = `gift-${giftId}-taken-back-${takeBackId}`;
  const [row] = await by(transaction, {
    ...values,
    companyId,
    giftId,
    takeBackId,
    size,
    now: now.toISOString(),
    dedupeKey,
  });
  return row ?? { taken: 0, nothing: 0 };
}

const takeLocked = (name: string, how: '' | 'skip locked') =>
  statement(
    name,
    of<Taken>,
    () => sql`
    with next as (
      select p.company_id, p.user_id, p.taken_back from gift_people p
      join users u on u.company_id = p.company_id and u.id = p.user_id
      where p.company_id = ${number('companyId')} and p.gift_id = ${number('giftId')} and p.take_back_id = ${number('takeBackId')}
      order by p.user_id limit ${number('size')}::integer for no key update of p, u ${sql.raw(how)}),
    pots as materialized (
      select a.company_id, a.user_id, a.category_id, a.year,
        least(g.amount - n.taken_back, a.allocated - a.spent - a.held) as amount
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
      from people p, summed s),
    ${raisedVersion(sql`people`)},
    ${told(sql`people`)},
    marked as (
      update gift_people p set take_back_id = null, taken_back = p.taken_back + coalesce((
        select t.amount from people t where t.company_id = p.company_id and t.user_id = p.user_id), 0)
      from next n where p.company_id = n.company_id and p.gift_id = ${number('giftId')} and p.user_id = n.user_id)
    select (select count(*) from people)::integer as taken,
      ((select count(*) from next) - (select count(*) from people))::integer as nothing`,
  );

const waiting = takeLocked('take_back_next', '');
const passingBy = takeLocked('take_back_passing_by', 'skip locked');
