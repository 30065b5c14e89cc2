import type { QueryOf } from '#contract/endpoint.ts';
import type { Invitation, InvitationStatus, listInvitations } from '#contract/registration/registration.contract.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { RecordList } from '../records/record-list.ts';

export type InvitationQuery = NonNullable<QueryOf<typeof listInvitations>>;

const isOver = (now: Date): Text => sql`i.expires_at <= ${now.toISOString()}::timestamptz`;
const isPending = sql`i.used_by is null and i.withdrawn_at is null`;

/** The invitations of one company as those who look after its people list them. */
export function invitationList(companyId: number, now: Date): RecordList<InvitationQuery> {
  const unopened = sql`(${isPending} and i.sent_at is not null and i.opened_at is null)`;
  const states: Record<InvitationStatus, Text> = {
    open: sql`${isPending} and not ${isOver(now)}`,
    used: sql`i.used_by is not null`,
    withdrawn: sql`i.used_by is null and i.withdrawn_at is not null`,
    expired: sql`${isPending} and ${isOver(now)}`,
  };
  return {
    from: sql`(select * from invitations where company_id = ${companyId}) i`,
    id: sql`i.company_id, i.id`,
    columns: columns(now),
    filters: {
      // As it is typed: an address has neither marks nor blanks.
      search: (search) => sql`strpos(i.email, ${search.trim().toLowerCase()}) > 0`,
      state: (state) => states[state],
      unopened: (wanted) => (wanted ? unopened : sql`not ${unopened}`),
    },
    orderings: { created: sql`i.id`, email: sql`i.email collate "C"` },
    first: '-created',
  };
}

/** One invitation of a company. Throws notFound. */
export async function readInvitation(
  database: Database,
  { companyId, id, now }: { companyId: number; id: number; now: Date },
): Promise<Invitation> {
  const [found] = await ask<{ invitation: Invitation }>(
    database,
    sql`
    select to_jsonb(one) as invitation from (
      select ${columns(now)} from invitations i where i.company_id = ${companyId} and i.id = ${id}) one`,
  );
  if (!found) throw notFound();
  return found.invitation;
}

function columns(now: Date): Text {
  return sql`i.id, i.email, ${isoMoment(sql`i.created_at`)} as created_at, ${isoMoment(sql`i.send_at`)} as send_at,
    ${isoMoment(sql`i.sent_at`)} as sent_at, ${isoMoment(sql`i.opened_at`)} as opened_at,
    ${isoMoment(sql`i.expires_at`)} as expires_at,
    (select trim(concat_ws(' ', u.first_name, u.last_name)) from users u
      where u.company_id = i.company_id and u.id = i.invited_by) as by,
    case when i.used_by is not null then 'used' when i.withdrawn_at is not null then 'withdrawn'
      when ${isOver(now)} then 'expired' else 'open' end as status`;
}
