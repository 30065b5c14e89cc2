import { isoMoment } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import { MONTH } from './send-invitations.ts';

const isOver = (now: Date): Text => sql`i.expires_at <= ${now.toISOString()}::timestamptz`;

const OF_ADDRESS = sql`from users u where u.company_id = i.company_id and u.email = i.email`;

// A scalar subquery per address: for an `exists` PostgreSQL would read all people before the first invitation.
const WITH_ACCOUNT = sql`coalesce((select u.confirmed ${OF_ADDRESS}), false)`;

/** SQL condition: the address of an invitation `i` has an account with its company. */
const IS_REGISTERED = sql`(i.used_by is not null or ${WITH_ACCOUNT})`;

/** SQL condition: an invitation `i` is neither used nor withdrawn, whether or not it has expired. */
const IS_PENDING = sql`(i.withdrawn_at is null and not ${IS_REGISTERED})`;

/** SQL condition: an invitation `i` can be used to register. */
export const isOpen = (now: Date): Text => sql`(${IS_PENDING} and not ${isOver(now)})`;

/** SQL condition: the mail of `i` was sent and its link not opened. */
export const IS_UNOPENED = sql`(${IS_PENDING} and i.sent_at is not null and i.opened_at is null)`;

/** SQL condition: `i` is the newest invitation to its address. */
export const IS_LAST = sql`not exists (
  select from invitations n where n.company_id = i.company_id and n.email = i.email and n.id > i.id)`;

/** SQL for the status of an invitation `i`, one of the contract's `INVITATION_STATUSES`. */
export const statusOf = (now: Date): Text => sql`case when ${IS_REGISTERED} then 'registered'
  when i.withdrawn_at is not null then 'withdrawn' when ${isOver(now)} then 'expired'
  when i.opened_at is not null then 'opened' when i.sent_at is not null then 'sent' else 'waiting' end`;

/** SQL for the number of invitations to the address of `i` in thirty days. */
export const timesOf = (now: Date): Text => sql`(
  select count(*)::integer from invitations m where m.company_id = i.company_id and m.email = i.email
    and m.created_at > ${new Date(now.getTime() - MONTH).toISOString()}::timestamptz)`;

const nameOf = fullName('u');

/** SQL columns of an invitation `i` in every answer. */
export const invitationColumns = (now: Date): Text => sql`i.id, i.email, ${statusOf(now)} as status,
  (select jsonb_build_object('id', u.id, 'name', ${nameOf}) ${OF_ADDRESS}) as person,
  ${isoMoment(sql`i.created_at`)} as created_at, ${isoMoment(sql`i.send_at`)} as send_at,
  ${isoMoment(sql`i.sent_at`)} as sent_at, ${isoMoment(sql`i.opened_at`)} as opened_at,
  ${isoMoment(sql`i.expires_at`)} as expires_at,
  (select ${nameOf} from users u where u.company_id = i.company_id and u.id = i.invited_by) as by,
  ${timesOf(now)} as times, ${IS_LAST} as last`;
