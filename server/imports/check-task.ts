import { hasKey, type Mapping } from '#contract/imports/import.rules.ts';
import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { Language } from '#contract/language/language.ts';
import type { Acting } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { grouped } from '../money/grouped.ts';
import { startTask } from '../tasks/start-task.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import type { RowOfFile } from './import-kind.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { calledIn, type ImportPlace } from './import-places.ts';
import { mappingInvalid, noColumn, sameColumn } from './imports.errors.ts';
import { judgeRows } from './judge-rows.ts';
import { type ImportKey, lockImport } from './lock-import.ts';
import { markTwins, settle } from './settle-rows.ts';

/** Payload of a task on an import; without `companyId` it is the company of the person who started the task. */
export type ImportPayload = { importId: number; companyId?: number };

/** Key of the import that a task works on. */
export function keyOfTask({ kind }: ImportPlace, { companyId, payload }: RunningTask): ImportKey {
  const { importId: id, companyId: other } = payload as ImportPayload;
  return { companyId: other ?? companyId, id, kind };
}

/** Sets the columns of an import and starts the task that checks all rows. Throws notFound, importStatus, or request.invalid. */
export function mapImport(
  database: Database,
  { by, place, key, mapping, now }: { by: Acting; place: ImportPlace; key: ImportKey; mapping: Mapping; now: Date },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { permission, tasks } = place;
    // Locked before the import, in the same order as when it is committed, so that the company's currency cannot change from here on.
    if (key.kind === 'budgets') await lockCompany(transaction, key.companyId);
    const held = await lockImport(transaction, key, ['mapping', 'problems', 'ready']);
    const { companyId, id, columns, total } = held;
    checkMapping(key.kind, mapping, columns.length);
    const payload = { importId: id, companyId } satisfies ImportPayload;
    const asked = { kind: tasks.check, permission, total, payload, about: calledIn(place, held) };
    const taskId = await startTask(transaction, by, asked, now);
    await ask(
      transaction,
      sql`
      with anew as (
        update import_rows set outcome = 'waiting', twin = false, problems = '[]', asked = false
        where company_id = ${companyId} and import_id = ${id})
      update imports set status = 'checking', mapping = ${JSON.stringify(mapping)}::jsonb, task_id = ${taskId},
        task_company_id = ${by.companyId}
      where company_id = ${companyId} and id = ${id}`,
    );
  });
}

function checkMapping(kind: ImportKind, mapping: Mapping, columns: number): void {
  const places = Object.values(mapping);
  if (!hasKey(mapping)) throw mappingInvalid(IMPORT_KINDS[kind].noKey);
  const { needs } = IMPORT_KINDS[kind];
  if (needs && mapping[needs[0]] === undefined) throw mappingInvalid(needs[1]);
  if (new Set(places).size !== places.length) throw mappingInvalid(sameColumn);
  if (places.some((place) => place >= columns)) throw mappingInvalid(noColumn);
}

/** The task that checks rows of an import in the order of their lines; its last batch sets the import's status. */
export const checkTaskOf = (place: ImportPlace): TaskKind => ({
  permission: place.permission,
  most: 500,
  batch: async (transaction, task, { size, now }) => {
    const { done, total } = task;
    const key = keyOfTask(place, task);
    const { mapping } = await lockImport(transaction, key, ['checking']);
    const rows = await readRows(transaction, key, { from: done, size });
    await judgeRows(transaction, key, { mapping: mapping ?? {}, rows, now });
    if (done + rows.length >= total) {
      await markTwins(transaction, key);
      await settle(transaction, key);
    }
    return { done: rows.length, failed: 0 };
  },
  end: (transaction, task, outcome) => endCheck(transaction, keyOfTask(place, task), task, outcome),
});

// Lines have no gaps and start at 2.
function readRows(
  transaction: Transaction,
  { companyId, id }: ImportKey,
  { from, size }: { from: number; size: number },
) {
  return ask<RowOfFile>(
    transaction,
    sql`
    select line, cells from import_rows
    where company_id = ${companyId} and import_id = ${id} and line >= ${from + 2} and line < ${from + 2 + size} order by line`,
  );
}

async function endCheck(
  transaction: Transaction,
  { companyId, id, kind }: ImportKey,
  { total, done }: RunningTask,
  outcome: Outcome,
): Promise<Ending> {
  // A stopped check leaves only the rows themselves.
  if (outcome !== 'done') {
    await ask(
      transaction,
      sql`
      update imports set status = 'mapping', task_id = null, task_company_id = null
      where company_id = ${companyId} and id = ${id} and status = 'checking'`,
    );
  }
  const inLanguage = (language: Language) => {
    const { checked, stopped, rows } = IMPORT_KINDS[kind].words[language];
    const text = rows(grouped(done, language), grouped(total, language));
    return { title: outcome === 'done' ? checked : stopped, text };
  };
  return { result: { import: id, rows: done }, words: { en: inLanguage('EN'), sr: inLanguage('SR') } };
}
