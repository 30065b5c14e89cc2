import type { PeopleAction, PeopleRefusal } from '#contract/staff/people-bulk-actions.ts';
import type { Judging } from '../bulk/bulk-kind.ts';
import type { Caller } from '../caller/caller.ts';
import { sql, type Text } from '../database/text.ts';
import { timesOf } from '../registration/invitation-columns.ts';
import { MOST_IN_A_MONTH } from '../registration/send-invitations.ts';
import { holdsMore } from './may-move-address.ts';
import { stateOf } from './staff-columns.ts';

/** The values of an action. */
export interface Told {
  /** YYYY-MM-DD; null to close accounts immediately. */
  lastDay: string | null;
  unit: string;
  /** When mails are sent; null for immediately. */
  sendAt: Date | null;
}

interface Judge {
  by: Caller;
  told: Told;
  now: Date;
}

const mine = sql`o.company_id = u.company_id and o.user_id = u.id`;

/** Counts that closing the account of `u` would affect, and that must still be the same when it is done. */
export const HANGING = {
  requests: sql`(select count(*)::integer from requests o where ${mine} and o.status in ('pending', 'in_review'))`,
  subscriptions: sql`(select count(*)::integer from subscriptions o where ${mine} and o.ended_at is null and o.active)`,
};

const SESSIONS = sql`(select count(*)::integer from sessions o where ${mine})`;

// The rule by which sending invitations leaves people out.
const HAS_ACCOUNT = sql`(u.confirmed or u.ended_at is not null)`;

/** For each action: SQL for a person `u` before and after, and the reasons to refuse. Invitations to them are looked up by `i`. */
export const JUDGED: Record<PeopleAction, (judge: Judge) => Judging<PeopleRefusal>> = {
  invite: ({ told, now }) => ({
    before: sql`jsonb_build_object('state', ${stateOf(now)})`,
    after: sql`jsonb_build_object('state', 'invited', 'send_at', ${told.sendAt?.toISOString() ?? null}::text)`,
    refused: [
      ['account', HAS_ACCOUNT],
      ['closed', sql`not u.active`],
      ['limit', sql`${timesOf(now)} >= ${MOST_IN_A_MONTH}::integer`],
    ],
  }),
  unit: ({ told }) => ({
    before: sql`jsonb_build_object('unit', u.unit)`,
    after: sql`jsonb_build_object('unit', ${told.unit}::text)`,
    refused: [
      ['closed', sql`u.erased_at is not null`],
      ['same', sql`u.unit = ${told.unit}::text`],
    ],
  }),
  end: ({ by, told: { lastDay }, now }) => ({
    before: sql`jsonb_build_object('state', ${stateOf(now)}, 'last_day', to_char(u.ends_on, 'YYYY-MM-DD'),
      'requests', ${HANGING.requests}, 'subscriptions', ${HANGING.subscriptions})`,
    after: sql`jsonb_build_object('state', ${lastDay === null ? 'ended' : 'leaving'}::text, 'last_day', ${lastDay}::text)`,
    refused: [
      ['self', isSelf(by)],
      ['closed', sql`not u.active`],
      ['same', sql`u.ends_on = ${lastDay}::date`],
      ['roles', holdsMore(by)],
      ['last_owner', isLastOwner(by)],
    ],
  }),
  sign_out: ({ by }) => ({
    before: sql`jsonb_build_object('sessions', ${SESSIONS})`,
    after: sql`jsonb_build_object('sessions', 0)`,
    refused: [
      ['self', isSelf(by)],
      ['no_account', sql`not (u.active and u.confirmed)`],
      // People without a session are not notified of a sign-out.
      ['same', sql`${SESSIONS} = 0`],
      ['roles', holdsMore(by)],
    ],
  }),
};

const isSelf = ({ companyId, userId }: Caller): Text =>
  sql`(u.company_id = ${companyId}::bigint and u.id = ${userId}::bigint)`;

const owns = (person: Text) => sql`(${person}.is_company_admin and 'owner' = any(${person}.company_roles)
  and ${person}.active and ${person}.confirmed and ${person}.ends_on is null)`;

// Counts the chosen owners together, since each alone might not be the last.
const isLastOwner = (by: Caller): Text => sql`('owner' = any(u.company_roles)
  and (select count(*) from users o where o.company_id = u.company_id and ${owns(sql`o`)} and o.id <> u.id)
    < greatest(1, count(*) filter (where ${owns(sql`u`)} and not ${isSelf(by)}) over (partition by u.company_id)))`;
