import type { PersonState } from '#contract/staff/person.contract.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { fixed } from '../database/query-of.ts';
import { sql, type Text } from '../database/text.ts';
import { lastChangedOf } from '../records/record-list.ts';

/** SQL for one column of the newest invitation to the address of a person `u`; null if there is none. */
const ofInvitation = (column: Text): Text => sql`(
  select ${column} from invitations i where i.company_id = u.company_id and i.email = u.email order by i.id desc limit 1)`;

// SQL condition: an open account that is not confirmed yet.
const isWaiting = sql`u.active and u.ends_on is null and not u.confirmed`;

const invitationState = (now: Date): Text =>
  sql`coalesce(${ofInvitation(sql`case when i.withdrawn_at is not null then 'added'
    when i.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'invited' end`)}, 'added')`;

/** SQL for the state of a person `u`, one of the contract's `PERSON_STATES`. */
export function stateOf(now: Date): Text {
  return sql`case when u.erased_at is not null then 'erased' when not u.active then 'ended' when u.ends_on is not null then 'leaving' when u.confirmed then 'active'
    when u.password_hash is not null then 'registered' else ${invitationState(now)} end`;
}

/** SQL condition: a person `u` is in that state; written so that each can use an index. */
export function isInState(state: PersonState, now: Date): Text {
  if (state === 'erased') return sql`not u.active and u.erased_at is not null`;
  if (state === 'ended') return sql`not u.active and u.erased_at is null`;
  if (state === 'leaving') return sql`u.active and u.ends_on is not null`;
  if (state === 'active') return sql`u.active and u.ends_on is null and u.confirmed`;
  if (state === 'registered') return sql`${isWaiting} and u.password_hash is not null`;
  return sql`${isWaiting} and u.password_hash is null and ${invitationState(now)} = ${state}`;
}

/** SQL condition: the invitation of a person `u` was sent and not opened. */
export const isUnopened = fixed(
  sql`(not u.confirmed and u.password_hash is null and coalesce(${ofInvitation(
    sql`i.sent_at is not null and i.opened_at is null and i.withdrawn_at is null`,
  )}, false))`,
);

const invitation = sql`case when ${isWaiting} and u.password_hash is null then ${ofInvitation(sql`
  case when i.withdrawn_at is null then jsonb_build_object('id', i.id, 'send_at', ${isoMoment(sql`i.send_at`)},
    'sent_at', ${isoMoment(sql`i.sent_at`)}, 'opened_at', ${isoMoment(sql`i.opened_at`)},
    'expires_at', ${isoMoment(sql`i.expires_at`)}) end`)} end`;

const pendingEmail = sql`case when u.pending_email is not null then
  jsonb_build_object('email', u.pending_email, 'until', ${isoMoment(sql`u.pending_until`)}) end`;

// The part that does not depend on the time.
const LISTED = fixed(sql`u.id, u.first_name, u.last_name, u.email, ${pendingEmail} as pending_email, u.position, u.unit,
    ${isoMoment(sql`u.created_at`)} as created_at, to_char(u.ends_on, 'YYYY-MM-DD') as ends_on, u.profile_picture, to_jsonb(u.company_roles) as company_roles,
    ${invitation} as invitation, u.edit_revision as revision`);
const CHANGED = lastChangedOf('person', sql`u.id`, sql`u.edit_changed_at`, sql`u.company_id`);

/** SQL columns of a person `u` in every answer. */
export const listedColumns = (now: Date): Text => sql`${LISTED}, ${stateOf(now)} as state, ${CHANGED} as changed`;

/** Additional columns for the platform. */
export const userColumns = sql`(select jsonb_build_object('id', c.id, 'name', c.name, 'currency', c.currency)
    from companies c where c.id = u.company_id) as company,
  to_jsonb(u.admin_roles) as admin_roles, u.corporate_account, u.one_time_secret is not null as has_code`;

/** Additional columns of the form. */
export const editedColumns = sql`u.external_id, u.language, u.confirmed as has_account`;
