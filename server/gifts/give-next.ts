import { allocations } from '../budgets/budgets.service.ts';
import type { Transaction } from '../database/database.ts';
import { type Statement, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { told, type toldValues } from '../notifications/told.ts';
import { raisedVersion } from '../people/raised-version.ts';

type Told = ReturnType<typeof toldValues>;

interface Next {
  companyId: number;
  giftId: number;
  /** At most so many. */
  size: number;
  /** The notification that each of them gets. */
  values: Told;
  now: Date;
}

interface Given {
  given: number;
  skipped: number;
}

/**
 * Gives a gift to the next ones who have it not yet, and tells them, in one statement: all of it or nothing of it. Who has left
 * is skipped. Whose row somebody else has locked is waited for.
 */
export const giveNext = (transaction: Transaction, next: Next): Promise<Given> => give(transaction, waiting, next);

/** The same, passing by whose row somebody else has locked: a purchase under way holds up nobody but its buyer. */
export const givePassingBy = (transaction: Transaction, next: Next): Promise<Given> =>
  give(transaction, passingBy, next);

interface Values extends Told {
  companyId: number;
  giftId: number;
  size: number;
}

async function give(
  transaction: Transaction,
  by: Statement<Given, Values>,
  { companyId, giftId, size, values, now }: Next,
): Promise<Given> {
  const given = { ...values, companyId, giftId, size, now: now.toISOString(), dedupeKey: `gift-${giftId}` };
  const [row] = await by(transaction, given);
  return row ?? { given: 0, skipped: 0 };
}

const giveLocked = (name: string, how: '' | 'skip locked') =>
  statement(
    name,
    of<Given>,
    () => sql`
    with next as (
      select p.company_id, p.user_id, u.active from gift_people p
      join users u on u.company_id = p.company_id and u.id = p.user_id
      where p.company_id = ${number('companyId')} and p.gift_id = ${number('giftId')}
        and p.given_at is null and p.skipped_at is null
      order by p.user_id limit ${number('size')}::integer for no key update of p, u ${sql.raw(how)}),
    people as (select company_id, user_id from next where active),
    allocated as (
      select p.company_id, p.user_id, g.category_id, g.year, g.amount, g.id as reference, g.note, g.given_by as actor_id,
        g.created_at as at
      from people p join gifts g on g.company_id = ${number('companyId')} and g.id = ${number('giftId')}),
    ${allocations(sql`allocated`)},
    ${raisedVersion(sql`people`)},
    ${told(sql`people`)},
    marked as (
      update gift_people p set given_at = case when n.active then ${text('now')}::timestamptz end,
        skipped_at = case when not n.active then ${text('now')}::timestamptz end
      from next n where p.company_id = n.company_id and p.gift_id = ${number('giftId')} and p.user_id = n.user_id)
    select count(*) filter (where active)::integer as given, count(*) filter (where not active)::integer as skipped from next`,
  );

const waiting = giveLocked('give_next', '');
const passingBy = giveLocked('give_passing_by', 'skip locked');
