import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import { actingValues } from '../changes/noted.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { startTask } from '../tasks/start-task.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import type { ImportPayload } from './check-task.ts';
import { undoOver } from './imports.errors.ts';
import { IMPORT_TEXTS } from './imports.texts.ts';
import { type ImportKey, lockImport } from './lock-import.ts';
import { UNDO_HOURS } from './read-import.ts';
import { takeBackEnds, takeBackNext } from './undo-statements.ts';

const HOUR = 60 * 60 * 1000;
const permission = 'company.people';

/** Takes an import back by a task, within 24 hours. Throws notFound, importStatus, or undoOver. */
export function undoImport(
  database: Database,
  { by, key, now }: { by: Acting; key: ImportKey; now: Date },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { companyId, id, committedAt } = await lockImport(transaction, key, ['done']);
    if (now.getTime() - (committedAt ?? 0) >= UNDO_HOURS * HOUR) throw undoOver();
    const [{ total = 0 } = {}] = await ask<{ total: number }>(
      transaction,
      sql`
      select count(*)::integer as total from import_rows
      where company_id = ${companyId} and import_id = ${id} and not left_out and not twin
        and outcome in ('added', 'changed') and undone is null`,
    );
    const payload = { importId: id } satisfies ImportPayload;
    // One that brought nothing has its ends alone to be taken back: that is the end of the task.
    const asked = { kind: 'import_undo', permission, total, payload } as const;
    const taskId = await startTask(transaction, by, asked, now);
    await ask(
      transaction,
      sql`
      update imports set status = 'undoing', task_id = ${taskId} where company_id = ${companyId} and id = ${id}`,
    );
    await noteChange(transaction, by, { kind: 'import.undone', companyId, recordId: id, values: [] }, now);
  });
}

const asImport = ({ companyId, userId }: RunningTask, id: number): Acting => ({
  companyId,
  userId,
  via: 'import',
  viaId: String(id),
});

/** Takes rows of an import back, in the order of their lines; whoever was touched since stays, and the row says so. */
export const undoTask: TaskKind = {
  permission,
  most: 500,
  batch: async (transaction, task, { size, now }) => {
    const { companyId, payload } = task;
    const { importId: id } = payload as ImportPayload;
    await lockImport(transaction, { companyId, id }, ['undoing']);
    const [row] = await takeBackNext(transaction, {
      ...actingValues(asImport(task, id), now),
      companyId,
      id,
      size,
    });
    return { done: row?.undone ?? 0, failed: row?.kept ?? 0 };
  },
  end: endUndo,
};

async function endUndo(transaction: Transaction, task: RunningTask, outcome: Outcome, now: Date): Promise<Ending> {
  const { companyId, payload, done, failed, total } = task;
  const { importId: id } = payload as ImportPayload;
  if (outcome === 'done') {
    const acting = actingValues(asImport(task, id), now);
    await takeBackEnds(transaction, { ...acting, companyId, id });
  }
  await ask(
    transaction,
    sql`
    update imports set status = (${outcome === 'done' ? 'undone' : 'done'})::import_status,
      undone_at = case when ${outcome}::text = 'done' then ${now.toISOString()}::timestamptz end
    where company_id = ${companyId} and id = ${id}`,
  );
  const inLanguage = (language: 'en' | 'sr') => {
    const { takenBack, stopped, back, kept } = IMPORT_TEXTS[language];
    const text = failed > 0 ? `${back(done)} ${kept(failed)}` : back(done);
    return { title: outcome === 'done' ? takenBack : stopped, text };
  };
  const result = { import: id, undone: done, kept: failed, left: total - done - failed };
  return { result, words: { en: inLanguage('en'), sr: inLanguage('sr') } };
}
