import { statement } from '../database/statement.ts';
import { number, type Of, type Part, sql } from '../database/text.ts';
import { told, type toldValues } from '../notifications/insert-notifications.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { barredBy } from './gift-choice.ts';

type Told = ReturnType<typeof toldValues>;

/** A batch of people of a gift. */
export interface Next {
  companyId: number;
  giftId: number;
  /** Largest size of the batch. */
  size: number;
  /** The notification for the people for whom something changed. */
  values: Told;
  now: Date;
}

interface Turn<Row, Waiting extends Part, Done extends Part, Marks extends Part, Counts extends Part> {
  /** Name of the statement; the `skip locked` variant has its own. */
  name: string;
  row: Of<Row>;
  /** SQL condition on `p (gift_people)` and its user `u`: people who are not processed yet. */
  waiting: Waiting;
  /** Common table expressions that process the rows of `next`; `people (company_id, user_id)` are those for whom something changed. */
  done: Done;
  /** Columns of the row `p` to set, from `n (next)`. */
  marks: Marks;
  /** Columns to return, from `next` and `people`. */
  counts: Counts;
}

/**
 * Builds two statements that process the next batch of a gift's people and notify them, each atomically. The first waits for locked rows,
 * the second skips them, so that a purchase under way delays only its buyer.
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
