import type { Language } from '#contract/language/language.ts';
import { MUST_END } from '#contract/tasks/task-kinds.ts';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import type { Text as Sentence } from '../errors/app-error.ts';
import { notFound } from '../errors/request.errors.ts';
import type { Reader } from '../people/person-key.ts';
import { UNDO_UNTIL } from '../records/bulk-undo.ts';
import { stopTasks } from './stop-tasks.ts';

/** Where a task is shown: the first word of its permission. */
export type Site = 'platform' | 'company';

/** A task as the database has it. */
export interface TaskRow extends Omit<Task, 'about' | 'eta' | 'error' | 'can_cancel'> {
  about: Sentence | null;
  why: (Sentence & { code: string }) | null;
  began: number | null;
}

/** SQL of the moment until which the file of a task (`t`) can be fetched; null for a task without a file. */
export const FILE_UNTIL = sql`case when t.kind like 'export\\_%' and t.status = 'done'
  then ${isoMoment(sql`(t.ended_at + interval '1 day')`)} end`;

/** SQL of the moment until which the bulk change that a task made can be taken back; null for other tasks. */
const UNDO_UNTIL_OF_BULK = sql`(
  select ${UNDO_UNTIL} from bulks u
  where u.id = p.bulk and u.company_id = t.company_id and u.created_by = t.created_by and t.kind not like '%\\_undo')`;

const COLUMNS = sql`t.id, t.kind, t.done, t.total, t.failed, t.result, t.error as why, p.bulk, p.about, ${UNDO_UNTIL_OF_BULK} as undo_until,
  case when t.cancel_requested_at is not null and t.ended_at is null then 'stopping' else t.status::text end as status,
  ${isoMoment(sql`t.created_at`)} as created_at, ${isoMoment(sql`t.started_at`)} as started_at,
  ${isoMoment(sql`t.ended_at`)} as ended_at, ${FILE_UNTIL} as file_until, (extract(epoch from t.started_at) * 1000)::bigint as began`;

/** The tasks (`t`) that somebody started on a site. */
export const own = ({ companyId, userId }: Reader, site: Site): Text =>
  sql`t.company_id = ${companyId} and t.created_by = ${userId} and t.permission like ${`${site}.%`}`;

/**
 * Some tasks (`t`) with the parts of their payload (`p`) that answers need; the payload is parsed once, and only for these tasks.
 */
const withPayload = (tasks: Text): Text =>
  sql`(${tasks}) t cross join lateral jsonb_to_record(t.payload) as p (bulk bigint, about jsonb)`;

/** The tasks that somebody started on a site, newest first. */
export async function listTasks(
  database: Database,
  reader: Reader,
  site: Site,
  { now, ...query }: { page?: number | undefined; page_size?: number | undefined; now: Date },
): Promise<{ count: number; results: Task[] }> {
  const { offset, size } = rowsOf(query);
  const [found] = await ask<{ count: number; results: TaskRow[] }>(
    database,
    sql`
    with page as (
      select ${COLUMNS} from ${withPayload(
        sql`select t.* from tasks t where ${own(reader, site)} order by t.id desc limit ${size} offset ${offset}`,
      )})
    select (select count(*)::integer from tasks t where ${own(reader, site)}) as count,
      (select coalesce(jsonb_agg(page order by page.id desc), '[]') from page) as results`,
  );
  const { count = 0, results = [] } = found ?? {};
  return { count, results: results.map((row) => toTask(row, reader.language, now)) };
}

const A_DAY = 24 * 60 * 60 * 1000;

/** Seconds before its start from which a scheduled task is shown among those that run. */
const SOON = 60;

/**
 * The tasks that a person started on a site and that are open or ended lately, the newest first, as a JSON list. When there are
 * more than `most`, open ones are preferred, so that every running task stays visible.
 */
export function recentTasks(reader: Reader, { site, most, now }: { site: Site; most: number; now: Date }): Text {
  const since = new Date(now.getTime() - A_DAY).toISOString();
  const soon = new Date(now.getTime() + SOON * 1000).toISOString();
  return sql`(
    select coalesce(jsonb_agg(recent order by recent.id desc), '[]') from (
      select ${COLUMNS} from ${withPayload(sql`
        select t.* from tasks t
        where ${own(reader, site)} and (t.ended_at is null or t.ended_at > ${since}::timestamptz)
          and not (t.status = 'waiting' and coalesce(t.leased_until > ${soon}::timestamptz, false))
        order by (t.ended_at is null) desc, t.id desc limit ${most}::integer`)}) recent)`;
}

/** One task that somebody started on a site. Throws notFound. */
export async function readTask(
  database: Database | Transaction,
  reader: Reader,
  { id, site, now }: { id: number; site: Site; now: Date },
): Promise<Task> {
  const [row] = await ask<TaskRow>(
    database,
    sql`select ${COLUMNS} from ${withPayload(sql`select t.* from tasks t where ${own(reader, site)} and t.id = ${id}`)}`,
  );
  if (!row) throw notFound();
  return toTask(row, reader.language, now);
}

/** Stops a task after its current batch; one that is over, or that must run to its end, is not changed. Throws notFound. */
export function cancelTask(
  database: Database,
  caller: Reader & Acting,
  which: { id: number; site: Site; now: Date },
): Promise<Task> {
  const { id, site, now } = which;
  return inTransaction(database, async (transaction) => {
    const mayStop = sql`t.kind not in (select jsonb_array_elements_text(${JSON.stringify(MUST_END)}::jsonb))`;
    const stopped = await stopTasks(transaction, sql`${own(caller, site)} and t.id = ${id} and ${mayStop}`, now);
    for (const { kind } of stopped) await noteCancel(transaction, caller, { id, kind, now });
    return readTask(transaction, caller, which);
  });
}

async function noteCancel(
  transaction: Transaction,
  caller: Reader & Acting,
  { id, kind, now }: { id: number; kind: string; now: Date },
): Promise<void> {
  const changed = { companyId: caller.companyId, recordId: id, recordName: kind, values: [] };
  await noteChange(transaction, caller, { kind: 'task.cancelled', ...changed }, now);
}

/** A task as the wire has it, in the reader's language. */
export function toTask({ about, why, began, ...row }: TaskRow, language: Language, now: Date): Task {
  const isOpen = row.status === 'waiting' || row.status === 'running';
  const passed = row.done + row.failed;
  const eta = isOpen && began !== null && passed > 0 ? etaOf(began, passed / row.total, now) : null;
  const [own, other] = language === 'SR' ? (['sr', 'en'] as const) : (['en', 'sr'] as const);
  const error = why && { code: why.code, message: why[own] };
  const canCancel = isOpen && !mustEnd(row.kind);
  return { ...row, about: about && (about[own] || about[other] || null), eta, can_cancel: canCancel, error };
}

const mustEnd = (kind: string): boolean => MUST_END.some((one) => one === kind);

/** The estimated end of a task at its average speed so far. */
function etaOf(began: number, share: number, now: Date): string {
  return new Date(began + Math.max(0, now.getTime() - began) / share).toISOString();
}
