import { MAIL_LANES, type MailLane } from '#contract/today/health.contract.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';
import { LANES } from './lanes.ts';

/** Seconds after which a message is late: many are sent at a pace. */
const LATE_AFTER = { now: 5 * 60, bulk: 60 * 60 } as const satisfies Record<MailLane, number>;

/** After so many tries, more than an hour and a half, a message may be undeliverable. */
const STUCK_AFTER = 9;

/** Late messages are counted up to this number. */
export const MOST_LATE = 10_000;

/** Time of the first attempt of a message `o`: the next one minus the delays after each attempt before it (outbox.service.ts). */
export const firstTry = sql`o.next_attempt_at - make_interval(secs => 10 * (power(2, least(o.attempts, 13) + 1) - 2),
  days => greatest(o.attempts - 13, 0))`;

/**
 * A `from` of the messages `o` of a lane that failed so often that an administrator may give them up. Each of them is late: its
 * first try was longer ago than any lane may take.
 */
export const stuckIn = (lane: MailLane): Text => sql`outbox o where o.lane = ${LANES[lane]} and o.delivered_at is null
  and o.attempts >= ${STUCK_AFTER}::integer and o.next_attempt_at < 'infinity'`;

/** The lanes of the outbox in which something waits past its time, with how much and since when, as a JSON list. */
export function lateMail(now: Date): Text {
  const lanes = MAIL_LANES.map(
    (lane) => sql`(
      select ${lane}::text as lane, count(*)::integer as count, min(due) as since, (
        select count(*)::integer from (select from ${stuckIn(lane)} limit ${MOST_LATE}::integer) stuck) as stuck from (
        select ${firstTry} as due from outbox o
        where o.lane = ${LANES[lane]} and o.delivered_at is null
          and ${firstTry} < ${now.toISOString()}::timestamptz - make_interval(secs => ${LATE_AFTER[lane]}::integer)
        limit ${MOST_LATE}::integer) waiting)`,
  );
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('lane', lane, 'count', count, 'stuck', stuck, 'since', ${isoMoment(sql`since`)})
      order by since), '[]')
    from (${sql.join(lanes, sql` union all `)}) late where count > 0)`;
}
