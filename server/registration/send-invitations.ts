import type { Language } from '#contract/language/language.ts';
import type { Acting } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { actingValues, noted } from '../changes/insert-changes.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text } from '../database/text.ts';
import { LANES } from '../outbox/lanes.ts';
import { invitedLimits } from './registration-limits.ts';
import { IS_TYPED } from './typed-password.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An invitation is valid for two weeks. */
const INVITATION_LIFE = 14 * DAY;

/** Most mails to an address in thirty days: the first, and three reminders. */
export const MOST_IN_A_MONTH = 4;
export const MONTH = 30 * DAY;

/** A distinct address to invite, in lower case. */
export interface ToInvite {
  email: string;
  language: Language;
}

interface Sending {
  /** The caller has locked its row: two concurrent invitations to one address would both be open. */
  companyId: number;
  by: Acting;
  invited: readonly ToInvite[];
  /** When the mails are sent; immediately by default. */
  sendAt?: Date;
  taskId?: number;
  now: Date;
}

/** Result for an address: the id of its invitation, or why there is none. */
export interface Invited {
  email: string;
  id: number | null;
  outcome: 'sent' | 'account' | 'limit';
}

/**
 * Invites addresses to a company in one statement: withdraws earlier invitations to them, and queues the mails in the bulk lane. Leaves out
 * addresses with an account there or with too many mails lately. A person who registered without confirming is invited like anybody, and
 * the typed password is deleted (decision 184). Throws a 429 if the company invited too many today.
 */
export async function sendInvitations(
  transaction: Transaction,
  { companyId, by, invited, sendAt, taskId, now }: Sending,
): Promise<Invited[]> {
  if (invited.length === 0) return [];
  const leaves = sendAt ?? now;
  const answers = await send(transaction, {
    ...actingValues(by, now),
    companyId,
    // The inviter is stored only within their own company; for another one the company invites.
    invitedBy: by.companyId === companyId ? by.userId : null,
    invited: JSON.stringify(invited),
    sendAt: leaves.toISOString(),
    expiresAt: new Date(leaves.getTime() + INVITATION_LIFE).toISOString(),
    lately: new Date(now.getTime() - MONTH).toISOString(),
    taskId: taskId ?? null,
  });
  const sent = answers.filter(({ outcome }) => outcome === 'sent').length;
  await countTry(transaction, invitedLimits(companyId, sent), now);
  return answers;
}

const moment = (name: 'now' | 'sendAt' | 'expiresAt' | 'lately') => sql`${text(name)}::timestamptz`;

// A random digest: the id of the link is made when the mail is written, so until then no link opens the invitation.
const UNKNOWN = sql`sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))`;

const send = statement(
  'send_invitations',
  of<Invited>,
  () => sql`
    with wanted as materialized (
      select w.email, w.language, case
        when exists (
          select from users u where u.company_id = ${number('companyId')} and u.email = w.email
            and (u.confirmed or u.ended_at is not null)) then 'account'
        when (
          select count(*) from invitations i
          where i.company_id = ${number('companyId')} and i.email = w.email and i.created_at > ${moment('lately')})
          >= ${sql.raw(String(MOST_IN_A_MONTH))} then 'limit'
        else 'sent' end as outcome
      from jsonb_to_recordset(${text('invited')}::jsonb) as w (email text, language text)),
    former as (
      update invitations i set withdrawn_at = ${moment('now')} from wanted w
      where w.outcome = 'sent' and i.company_id = ${number('companyId')} and i.email = w.email
        and i.used_by is null and i.withdrawn_at is null
      returning i.company_id, i.id),
    forgotten as (
      update users u set password_hash = null from wanted w
      where w.outcome = 'sent' and u.company_id = ${number('companyId')} and u.email = w.email and ${IS_TYPED}),
    made as (
      insert into invitations (company_id, email, invited_by, id_hash, created_at, send_at, expires_at, task_id)
      select ${number('companyId')}::bigint, w.email, ${numberOrNull('invitedBy')}::bigint, ${UNKNOWN}, ${moment('now')},
        ${moment('sendAt')}, ${moment('expiresAt')}, ${numberOrNull('taskId')}::bigint
      from wanted w where w.outcome = 'sent'
      returning company_id, id, email),
    posted as (
      insert into outbox (company_id, kind, lane, payload, created_at, next_attempt_at)
      select made.company_id, 'invitation', ${sql.raw(String(LANES.bulk))}::smallint,
        jsonb_build_object('invitationId', made.id, 'language', w.language), ${moment('now')}, ${moment('sendAt')}
      from made join wanted w on w.email = made.email order by made.id),
    ${noted(sql`(
      select company_id, 'invitation.withdrawn' as kind, id::text as record_id, '' as record_name, '' as search_key,
        null::integer as revision, '' as reason,
        jsonb_build_array(jsonb_build_object('field', 'status', 'before', 'open', 'after', 'withdrawn', 'personal', false)) as "values"
      from former
      union all
      select company_id, 'invitation.sent', id::text, '', '', null, '',
        jsonb_build_array(jsonb_build_object('field', 'email', 'after', email, 'personal', true))
      from made) written`)}
    select w.email, made.id, w.outcome from wanted w left join made on made.email = w.email`,
);
