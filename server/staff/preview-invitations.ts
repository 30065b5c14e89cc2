import type { BodyOf } from '#contract/endpoint.ts';
import { MOST_BULK_ROWS } from '#contract/records/bulk-statuses.ts';
import { PREVIEW_LASTS } from '#contract/records/preview-lasts.ts';
import type {
  InvitationAction,
  InvitationRefusal,
  InvitationsPreview,
  previewAllInvitations,
} from '#contract/staff/invitation-bulk.contract.ts';
import { bulkTooMany } from '../bulk/bulk.errors.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { Reader } from '../people/person-key.ts';
import { matching, type RecordList } from '../records/record-list.ts';
import { IS_LAST, isOpen, statusOf, timesOf } from '../registration/invitation-columns.ts';
import { MOST_IN_A_MONTH } from '../registration/send-invitations.ts';
import type { AllInvitationsQuery } from './all-invitations.ts';

export type InvitationsAsked = BodyOf<typeof previewAllInvitations>;

interface Asking {
  caller: Reader;
  asked: InvitationsAsked;
  /** The invitations that there are for them. */
  list: RecordList<AllInvitationsQuery>;
  perSecond: number;
  now: Date;
}

interface Found {
  id: number | null;
  count: number;
  affected: number;
  refused: InvitationsPreview['refused'] | null;
  sample: InvitationsPreview['sample'] | null;
  opened: number;
}

/** Holds fast to which invitations something would be done, and what it would mean. Throws bulkTooMany, or request.invalid. */
export async function previewInvitations(database: Database, asking: Asking): Promise<InvitationsPreview> {
  const { asked, perSecond, now } = asking;
  checkAsked(asked);
  const [found] = await ask<Found>(database, freezing(asking));
  if (found?.id == null) throw bulkTooMany();
  const { id, count, affected, opened } = found;
  const minutes = asked.action === 'again' ? Math.ceil(affected / perSecond / 60) : 0;
  return {
    id,
    count,
    affected,
    refused: found.refused ?? [],
    effects: { opened, minutes },
    sample: found.sample ?? [],
    expires_at: new Date(now.getTime() + PREVIEW_LASTS).toISOString(),
  };
}

function checkAsked({ ids, query, except }: InvitationsAsked): void {
  const wrong: Record<string, ReturnType<typeof fieldText>> = {};
  if ((ids === undefined) === (query === undefined)) wrong.ids = fieldText('required', {});
  if (except && !query) wrong.except = fieldText('additionalProperties', {});
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
}

// Who has an account, or had one that was closed, is not invited.
const HAS_ACCOUNT = sql`exists (select from users u where u.company_id = i.company_id and u.email = i.email
  and (u.confirmed or u.ended_at is not null or (u.active and u.password_hash is not null)))`;

/** Why it would not be done to an invitation `i`, in the order in which they are looked at. */
const REFUSED: Record<InvitationAction, (now: Date) => readonly (readonly [InvitationRefusal, Text])[]> = {
  again: (now) => [
    ['account', HAS_ACCOUNT],
    ['replaced', sql`not (${IS_LAST})`],
    ['limit', sql`${timesOf(now)} >= ${MOST_IN_A_MONTH}::integer`],
  ],
  withdraw: (now) => [['over', sql`not ${isOpen(now)}`]],
};

function chosenBy(list: Asking['list'], { ids, query, except = [] }: InvitationsAsked): Text {
  const among = (some: readonly number[]) =>
    sql`i.id in (select jsonb_array_elements_text(${JSON.stringify(some)}::jsonb)::bigint)`;
  return ids ? among(ids) : sql`${matching(list, query ?? {})} and not ${among(except)}`;
}

const AFTER = { again: 'waiting', withdraw: 'withdrawn' } as const;

// Everything in one statement, so that what is told is what is held fast.
function freezing({ caller: { companyId, userId, language }, asked, list, now }: Asking): Text {
  const { action } = asked;
  const cases = REFUSED[action](now).map(([code, is]) => sql`when ${is} then ${sql.raw(`'${code}'`)}`);
  return sql`
    with judged as materialized (
      select i.id, i.email, i.opened_at, ${statusOf(now)} as status, case ${sql.join(cases, sql` `)} end as why
      from ${list.from} where ${chosenBy(list, asked)} order by i.id limit ${MOST_BULK_ROWS + 1}::integer),
    affected as materialized (select * from judged where why is null),
    counted as materialized (
      select (select count(*) from judged)::integer as count, (select count(*) from affected)::integer as affected),
    made as (
      insert into bulks (company_id, created_by, topic, action, affected, created_at)
      select ${companyId}::bigint, ${userId}::bigint, 'invitations', ${action}, counted.affected, ${now.toISOString()}::timestamptz
      from counted where counted.count <= ${MOST_BULK_ROWS}::integer
      returning id),
    held as (
      insert into bulk_rows (bulk_id, record_id, revision, before, after)
      select made.id, a.id, 0, jsonb_build_object('status', a.status), jsonb_build_object('language', ${language}::text)
      from made, affected a)
    select (select id from made) as id, counted.count, counted.affected, (
        select jsonb_agg(jsonb_build_object('code', why, 'count', n, 'sample', sample) order by n desc, why) from (
          select why, count(*)::integer as n, jsonb_path_query_array(
            jsonb_agg(jsonb_build_object('id', id, 'email', email) order by id), '$[0 to 4]') as sample
          from judged where why is not null group by why) each) as refused, (
        select jsonb_agg(jsonb_build_object('id', id, 'email', email, 'before', jsonb_build_object('status', status),
            'after', jsonb_build_object('status', ${AFTER[action]}::text)) order by id) from (
          select id, email, status from affected order by id limit 5) first) as sample,
      (select count(*)::integer from affected where status = 'opened') as opened
    from counted`;
}
