import type { Language } from '#contract/language/language.ts';
import { MOST_FILED } from '#contract/records/record-list.contract.ts';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import type { Caller } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { noteChange } from '../changes/note-change.ts';
import { csvLine, headLine } from '../csv/csv.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { grouped } from '../money/grouped.ts';
import type { RecordsFile } from '../records/export-records.ts';
import {
  countRows,
  keysInOrder,
  type RecordList,
  type RecordsQuery,
  type RowKey,
  readKeyed,
} from '../records/record-list.ts';
import { fileTooMany } from '../records/records.errors.ts';
import { EXPORT_TEXTS } from './export.texts.ts';
import { startTask } from './start-task.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from './task-kind.ts';
import { readTask, type Site } from './tasks.service.ts';

/** The company and language of the person who requested a file, and when: a list may depend on them. */
interface Wanting {
  companyId: number;
  language: Language;
  now: Date;
}

/** A list whose file a task makes when it is too long for one answer. */
export interface LongFile<Row, Query extends RecordsQuery> {
  /** Kind of its task, in `server/task-kinds.ts`. */
  kind: string;
  /** The permission needed to read the list. */
  permission: TaskKind['permission'];
  listFor: (wanting: Wanting) => RecordList<Query>;
  file: RecordsFile<Row>;
}

interface Starting<Query> {
  database: Database;
  caller: Caller;
  query: Query;
  now: Date;
}

const DAY = 24 * 60 * 60 * 1000;
/** The most files of any length that a person may request in a day: each is kept for a day. */
const MOST_A_DAY = 20;
const ROWS_IN_A_PIECE = 100;

/** Fixes the rows of a file in the order of the list, and starts the task that writes them. Throws fileTooMany. */
export async function startExport<Row, Query extends RecordsQuery>(
  { database, caller, query, now }: Starting<Query>,
  { kind, permission, listFor, file }: LongFile<Row, Query>,
): Promise<Task> {
  const { companyId, userId, language } = caller;
  await countTry(database, [{ key: `long-export:${companyId}:${userId}`, most: MOST_A_DAY, window: DAY }], now);
  const list = listFor({ companyId, language, now });
  if ((await countRows(database, list, { query, most: MOST_FILED + 1 })) > MOST_FILED) throw fileTooMany();
  const site: Site = permission.startsWith('company.') ? 'company' : 'platform';
  return inTransaction(database, async (transaction) => {
    const payload = { language, at: now.toISOString() };
    const id = await startTask(transaction, caller, { kind, permission, total: 0, payload }, now);
    await fixRows(transaction, { companyId, id, head: headLine(file.headings) }, list, query);
    const noted = { companyId, recordId: id, recordName: kind, values: [] };
    await noteChange(transaction, caller, { kind: 'task.exported', ...noted }, now);
    return readTask(transaction, caller, { id, site, now });
  });
}

interface Which {
  companyId: number;
  id: number;
}

async function fixRows<Query extends RecordsQuery>(
  transaction: Transaction,
  { companyId, id, head }: Which & { head: string },
  list: RecordList<Query>,
  query: Query,
): Promise<void> {
  await ask(
    transaction,
    sql`
    with rows as (${keysInOrder(list, query)}),
    pieces as (
      insert into export_pieces (company_id, task_id, piece, keys, content)
      select ${companyId}::bigint, ${id}::bigint, 0, '[]'::jsonb, ${head}::text
      union all
      select ${companyId}::bigint, ${id}::bigint, ((place - 1) / ${ROWS_IN_A_PIECE}::integer + 1)::integer,
        jsonb_agg(key order by place), null
      from rows group by 3
      returning jsonb_array_length(keys) as rows)
    update tasks set total = (select sum(rows) from pieces)
    where company_id = ${companyId} and id = ${id}`,
  );
}

/** The kind of task that writes the file of a list. */
export const exportTask = <Row, Query extends RecordsQuery>(of: LongFile<Row, Query>): TaskKind => ({
  permission: of.permission,
  onlyReads: true,
  most: 5000,
  batch: (transaction, task, { size }) => writeNext(transaction, task, size, of),
  end: endExport,
});

async function writeNext<Row, Query extends RecordsQuery>(
  transaction: Transaction,
  { companyId, id, payload }: RunningTask,
  size: number,
  { listFor, file }: LongFile<Row, Query>,
) {
  const { language, at } = payload as { language: Language; at: string };
  const list = listFor({ companyId, language, now: new Date(at) });
  const most = Math.max(1, Math.floor(size / ROWS_IN_A_PIECE));
  const next = await ask<{ piece: number; keys: RowKey[] }>(
    transaction,
    sql`select piece, keys from export_pieces where company_id = ${companyId} and task_id = ${id} and content is null
      order by piece limit ${most}::integer`,
  );
  const written = [];
  let done = 0;
  for (const { piece, keys } of next) {
    const rows = await readKeyed<Row, Query>(transaction, list, keys);
    done += rows.length;
    written.push({ piece, content: rows.map((row) => csvLine(file.cells(row))).join('') });
  }
  await ask(
    transaction,
    sql`update export_pieces p set content = w.content, keys = '[]'
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (piece integer, content text)
      where p.company_id = ${companyId} and p.task_id = ${id} and p.piece = w.piece`,
  );
  return { done, failed: next.reduce((sum, { keys }) => sum + keys.length, 0) - done };
}

/** Deletes the pieces of a file that was not finished. */
async function endExport(transaction: Transaction, task: RunningTask, outcome: Outcome): Promise<Ending> {
  const { companyId, id, done, failed } = task;
  if (outcome !== 'done')
    await ask(transaction, sql`delete from export_pieces where company_id = ${companyId} and task_id = ${id}`);
  const inLanguage = (language: Language) => {
    const { title, stopped, ready, noFile, leftOut } = EXPORT_TEXTS[language];
    if (outcome !== 'done') return { title: stopped, text: noFile };
    const sentences = [ready(grouped(done, language)), ...(failed > 0 ? [leftOut(grouped(failed, language))] : [])];
    return { title, text: sentences.join(' ') };
  };
  return { result: { rows: done, left_out: failed }, words: { en: inLanguage('EN'), sr: inLanguage('SR') } };
}
