import type { Language } from '#contract/language/language.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { grouped } from '../money/grouped.ts';
import { startTask } from '../tasks/start-task.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { type ImportPayload, keyOfTask } from './check-task.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { calledIn, type ImportPlace } from './import-places.ts';
import { undoOver } from './imports.errors.ts';
import { byImport, type ImportKey, lockImport, notedIn } from './lock-import.ts';
import { UNDO_HOURS } from './read-import.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Starts the task that takes an import back, within 24 hours, or continues one that was stopped. Throws notFound, importStatus, or
 * undoOver.
 */
export function undoImport(
  database: Database,
  { by, place, key, now }: { by: Acting; place: ImportPlace; key: ImportKey; now: Date },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const held = await lockImport(transaction, key, ['done']);
    const { companyId, id, committedAt } = held;
    const { total, begun } = await countLeft(transaction, held);
    if (!begun && now.getTime() - (committedAt ?? 0) >= UNDO_HOURS * HOUR) throw undoOver();
    const values = (await IMPORT_KINDS[key.kind].checkUndo?.(transaction, key)) ?? [];
    const payload = { importId: id, companyId } satisfies ImportPayload;
    // An import without changed rows may only have last days to restore; the end of the task does that.
    const { permission, tasks } = place;
    const asked = { kind: tasks.undo, permission, total, payload, about: calledIn(place, held) };
    const taskId = await startTask(transaction, by, asked, now);
    await ask(
      transaction,
      sql`
      update imports set status = 'undoing', task_id = ${taskId}, task_company_id = ${by.companyId}
      where company_id = ${companyId} and id = ${id}`,
    );
    await noteChange(transaction, by, { kind: 'import.undone', companyId: notedIn(key), recordId: id, values }, now);
  });
}

/** How many rows are left to take back, and whether some are taken back already. */
async function countLeft(transaction: Transaction, { companyId, id }: ImportKey) {
  const [counted] = await ask<{ total: number; begun: boolean }>(
    transaction,
    sql`
    select count(*) filter (where undone is null)::integer as total, coalesce(bool_or(undone is not null), false) as begun
    from import_rows
    where company_id = ${companyId} and import_id = ${id} and not left_out and not twin and outcome in ('added', 'changed')`,
  );
  if (!counted) throw new Error('A count without a row');
  return counted;
}

const asImport = ({ companyId, userId }: RunningTask, id: number) => byImport({ companyId, userId }, id);

/** The task that takes rows of imports back in batches; a row whose record was changed since is marked as not undone. */
export const undoTaskOf = (place: ImportPlace): TaskKind => ({
  permission: place.permission,
  most: 500,
  batch: async (transaction, task, { size, now }) => {
    const key = keyOfTask(place, task);
    await lockImport(transaction, key, ['undoing']);
    const next = Object.assign(key, { size, by: asImport(task, key.id), now });
    const { undone, kept } = await IMPORT_KINDS[place.kind].takeBack(transaction, next);
    return { done: undone, failed: kept };
  },
  end: (transaction, task, outcome, now) => endUndo(transaction, keyOfTask(place, task), { task, outcome, now }),
});

async function endUndo(
  transaction: Transaction,
  key: ImportKey,
  { task, outcome, now }: { task: RunningTask; outcome: Outcome; now: Date },
): Promise<Ending> {
  const { done, failed, total } = task;
  const { companyId, id, kind } = key;
  const { takeBackRest, words } = IMPORT_KINDS[kind];
  const rest = Object.assign({}, key, { by: asImport(task, id), now });
  const ends = outcome === 'done' ? ((await takeBackRest?.(transaction, rest)) ?? 0) : 0;
  await ask(
    transaction,
    sql`
    update imports set status = (${outcome === 'done' ? 'undone' : 'done'})::import_status,
      undone_at = case when ${outcome}::text = 'done' then ${now.toISOString()}::timestamptz end
    where company_id = ${companyId} and id = ${id}`,
  );
  const inLanguage = (language: Language) => {
    const { takenBack, backStopped, back, ended, kept } = words[language];
    const sentences = [
      // Without rows to take back, only last days were restored.
      ...(total > 0 || ends === 0 ? [back(grouped(done, language))] : []),
      ...(ends > 0 ? [ended(grouped(ends, language))] : []),
      ...(failed > 0 ? [kept(grouped(failed, language))] : []),
    ];
    return { title: outcome === 'done' ? takenBack : backStopped, text: sentences.join(' ') };
  };
  const result = { import: id, undone: done, kept: failed, left: total - done - failed };
  return { result, words: { en: inLanguage('EN'), sr: inLanguage('SR') } };
}
