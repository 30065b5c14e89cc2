import type {
  Announcement,
  AnnouncementFile,
  Audience,
  EditedAnnouncement,
} from '#contract/announcements/announcements.contract.ts';
import type { AnnouncementStatus, AnnouncementTexts } from '#contract/announcements/announcements.rules.ts';
import { APPROVAL_DAYS } from '#contract/approvals/approvals.rules.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { type Part, sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName, personNamed } from '../people/full-name.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import { isSamePerson, type PersonKey, type Reader } from '../people/person-key.ts';
import { type NotedRecord, noteRecord } from '../records/note-record.ts';
import { lastChangedOf } from '../records/record-list.ts';
import { readRow } from '../records/stored-row.ts';

/** An announcement as it is stored, by the names of its columns. */
export interface StoredAnnouncement extends AnnouncementTexts {
  id: number;
  sender: string;
  link: string;
  picture: AnnouncementFile | null;
  attachment: AnnouncementFile | null;
  audience: Audience;
  status: AnnouncementStatus;
  at: string | null;
  night: boolean;
  people: number;
  told: number;
  skipped: number;
  reason: string;
  sent_company_id: number | null;
  sent_by: number | null;
  sent_at: string | null;
  task_id: number | null;
  revision: number;
}

/** Reads an announcement; `toWrite` locks it. Throws notFound. */
export const readStored = async (
  database: Database | Transaction,
  id: number,
  { toWrite = false } = {},
): Promise<StoredAnnouncement> => storedOf(await readRow(database, 'announcement', id, { toWrite }));

/** A row by the names of its columns, as a StoredAnnouncement. */
export const storedOf = (row: Fields): StoredAnnouncement => row as unknown as StoredAnnouncement;

/** The person who sent an announcement, or proposed to. */
export function senderOf({ sent_company_id, sent_by }: StoredAnnouncement): PersonKey {
  return { companyId: sent_company_id ?? 0, userId: sent_by ?? 0 };
}

export const isSender = (stored: StoredAnnouncement, { companyId, userId }: PersonKey): boolean =>
  isSamePerson(senderOf(stored), { companyId, userId });

const DAY = 24 * 60 * 60 * 1000;

/** Whether the time for a second person to decide is over. */
export const isOver = ({ sent_at }: StoredAnnouncement, now: Date): boolean =>
  Date.parse(sent_at ?? '') + APPROVAL_DAYS * DAY <= now.getTime();

const person = (company: string, user: string): Text => sql`(
  select ${personNamed('w')} from users w
  where w.company_id = n.${sql.raw(company)} and w.id = n.${sql.raw(user)})`;

/** SQL of the status on the wire: `stopping` while the task is to stop and its current batch is not over. */
export const STATUS = sql`case when n.status = 'sending' and exists (
    select from tasks t where t.company_id = n.sent_company_id and t.id = n.task_id and t.cancel_requested_at is not null
      and t.ended_at is null) then 'stopping' else n.status::text end`;

/** SQL columns of an announcement `n` as its calls answer it. */
const columns = ({
  companyId,
  userId,
}: PersonKey): Text => sql`n.id, n.title_sr, n.title_en, n.text_sr, n.text_en, n.sender,
  n.link, n.picture, n.alt_sr, n.alt_en, n.attachment, n.audience, ${STATUS} as status, ${isoMoment(sql`n.at`)} as at, ${isoMoment(sql`n.begins_at`)} as begins_at,
  n.people, n.told, n.skipped, n.taken_back, ${person('sent_company_id', 'sent_by')} as sent_by,
  coalesce(n.sent_company_id = ${companyId} and n.sent_by = ${userId}, false) as own,
  ${person('decided_company_id', 'decided_by')} as decided_by, n.reason,
  case when n.status = 'waiting' then ${isoMoment(sql`(n.sent_at + ${`${APPROVAL_DAYS} days`}::interval)`)} end as expires_at,
  (select a.id from platform_approvals a where a.announcement_id = n.id and a.status = 'waiting') as approval, n.revision, ${isoMoment(sql`n.changed_at`)} as changed_at`;

/** Reads an announcement as its calls answer it. Throws notFound. */
export async function readAnnouncement(
  database: Database | Transaction,
  reader: PersonKey,
  id: number,
): Promise<Announcement> {
  const [found] = await ask<Announcement>(
    database,
    sql`select ${columns(reader)} from announcements n where n.id = ${id}::integer`,
  );
  if (!found) throw notFound();
  return found;
}

const named = (language: Reader['language']): Text => sql`jsonb_build_object(
  'companies', (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.sort_key collate "C", c.id), '[]') from companies c
    where c.id in (select id::bigint from jsonb_array_elements_text(n.audience -> 'companies') as ids (id))),
  'benefit', (
    select jsonb_build_object('id', b.id, 'name', ${nameIn('b', language)}) from benefits b
    where b.id = (n.audience ->> 'benefit')::integer),
  'category', (
    select jsonb_build_object('id', g.id, 'name', ${nameIn('g', language)}) from categories g
    where g.id = (n.audience -> 'unspent' ->> 'category')::integer),
  'people', (
    select coalesce(jsonb_agg(jsonb_build_object('company', u.company_id, 'id', u.id,
      'name', ${fullName('u')}) order by u.sort_key collate "C", u.id), '[]')
    from jsonb_to_recordset(coalesce(n.audience -> 'people', '[]')) as chosen (company bigint, id bigint)
    join users u on u.company_id = chosen.company and u.id = chosen.id))`;

function nameIn(alias: string, language: Reader['language']): Text {
  const [own, other] = language === 'SR' ? ['sr', 'en'] : ['en', 'sr'];
  return sql.raw(`coalesce(nullif(${alias}.name_${own}, ''), ${alias}.name_${other})`);
}

/** The dedupe key of the notification: a person gets an announcement once. */
export const dedupeKeyOf = <Id extends Part>(id: Id) => sql`'announced-' || ${id}`;

// How many have read it: a notification has this key until the person deletes it.
const readers = sql`(
  select count(*)::integer from announcement_people p
  join notifications m on m.company_id = p.company_id and m.user_id = p.user_id and m.dedupe_key = ${dedupeKeyOf(sql`n.id`)}
  where p.announcement_id = n.id and p.told_at is not null and m.previewed)`;

/** SQL of the number of recipients for whom it was checked whether they had read the announcement. */
export const checkedOf = (id: Text): Text => sql`(
  select count(*)::integer from announcement_people p where p.announcement_id = ${id} and p.withdrawn_at is not null)`;

/** Reads an announcement as its form needs it. Throws notFound. */
export async function readEditedAnnouncement(
  database: Database | Transaction,
  reader: Reader,
  id: number,
): Promise<EditedAnnouncement> {
  const [found] = await ask<EditedAnnouncement>(
    database,
    sql`
    select ${columns(reader)}, ${lastChangedOf('announcement', sql`n.id`, sql`n.changed_at`)} as changed,
      ${readers} as read, ${checkedOf(sql`n.id`)} as checked, ${named(reader.language)} as named, (
        select coalesce(jsonb_agg(name), '[]') from (
          select ${fullName('u')} as name from ${othersOnPlatform('platform.announcements', reader)}
          order by u.sort_key collate "C", u.id limit 5) five) as seconds
    from announcements n where n.id = ${id}::integer`,
  );
  if (!found) throw notFound();
  return found;
}

/** How `unlessMoved` finds an announcement. */
export const placeOf = (database: Database, reader: Reader, id: number) => ({
  kind: 'announcement' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readEditedAnnouncement(database, reader, id),
  revisionOf: ({ revision }: EditedAnnouncement) => revision,
});

const TOLD = [
  ...(['title_sr', 'title_en', 'text_sr', 'text_en', 'sender', 'link', 'picture', 'alt_sr', 'alt_en'] as const),
  ...(['attachment', 'audience', 'status', 'at', 'people'] as const),
];

/** Notes a change of an announcement in the log. */
export function noteAnnouncement(
  transaction: Transaction,
  { before, after, ...noted }: NotedRecord<StoredAnnouncement>,
) {
  const told = { name: after.title_sr || after.title_en, told: TOLD };
  return noteRecord(
    transaction,
    told,
    Object.assign(noted, { before: before && withNames(before), after: withNames(after) }),
  );
}

/** Files as the history shows them: by name, although they differ by address. */
const withNames = (stored: StoredAnnouncement) =>
  Object.assign({}, stored, { picture: stored.picture?.name ?? '', attachment: stored.attachment?.name ?? '' });
