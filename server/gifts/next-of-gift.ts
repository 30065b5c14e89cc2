import { statement } from '../database/statement.ts';
import { number, type Of, type Part, sql } from '../database/text.ts';
import { told, type toldValues } from '../notifications/told.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { barredBy } from './gift-choice.ts';

type Told = ReturnType<typeof toldValues>;

/** Whose turn it is, of those for whom a gift is. */
export interface Next {
  companyId: number;
  giftId: number;
  /** At most so many. */
  size: number;
  /** The notification for those to whom something is done. */
  values: Told;
  now: Date;
}

interface Turn<Row, Waiting extends Part, Done extends Part, Marks extends Part, Counts extends Part> {
  /** Of the statement; whoever passes by has another one. */
  name: string;
  row: Of<Row>;
  /** Of `p (gift_people)` and its user `u`: who has not had their turn. */
  waiting: Waiting;
  /** Common tables that do it to those of `next`; `people (company_id, user_id)` is to whom something was done. */
  done: Done;
  /** What their row `p` says of it, from `n (next)`. */
  marks: Marks;
  /** What is answered, of `next` and `people`. */
  counts: Counts;
}

/**
 * Does something with a gift to the next ones whose turn it is, and tells them, in one statement: all of it or nothing of it. As two: one waits for
 * whose row somebody else has locked, the other passes them by, so that a purchase under way holds up nobody but its buyer.
 */
export function byTurns<Row, Waiting extends Part, Done extends Part, Marks extends Part, Counts extends Part>({
  name,
  row,
  waiting,
  done,
  marks,
  counts,
}: Turn<Row, Waiting, Done, Marks, Counts>) {
  const locked = (named: string, how: '' | 'skip locked') =>
    statement(
      named,
      row,
      () => sql`
      with next as (
        select p.*, ${barredBy} is null as reached from gift_people p join users u on u.company_id = p.company_id and u.id = p.user_id
        where p.company_id = ${number('companyId')} and p.gift_id = ${number('giftId')} and ${waiting}
        order by p.user_id limit ${number('size')}::integer for no key update of p, u ${sql.raw(how)}),
      ${done},
      ${raisedVersion(sql`people`)},
      ${told(sql`people`)},
      marked as (
        update gift_people p set ${marks}
        from next n where p.company_id = n.company_id and p.gift_id = ${number('giftId')} and p.user_id = n.user_id)
      select ${counts}`,
    );
  return [locked(name, ''), locked(`${name}_passing_by`, 'skip locked')] as const;
}
