import type { TextLanguage } from '#contract/language/text-language.ts';
import type { BulkStatus } from '#contract/records/bulk-statuses.ts';
import type { Acting } from '../caller/caller.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { bulkDone } from './bulk-done.texts.ts';
import { type BulkKind, recordIdOf } from './bulk-kind.ts';

/** The next batch of a bulk: `run` makes the previewed changes, `undo` takes them back. */
export interface Next {
  bulkId: number;
  way: 'run' | 'undo';
  size: number;
  admin: Acting;
  now: Date;
}

/**
 * Outcome of a row: its record was changed, or was left out because somebody else had changed it or it could no longer be
 * changed.
 */
export type RowOutcome = 'done' | 'moved' | 'refused' | 'undone' | 'kept';

/** The outcome of a row that is left out, for a run and for an undo. */
export const LEFT_OUT = {
  run: { moved: 'moved', refused: 'refused' },
  undo: { moved: 'kept', refused: 'kept' },
} as const;

type Titles = Record<TextLanguage, string>;

/** Titles of the notification at the end of a task, by its outcome. */
export type BulkWords = Record<Exclude<Outcome, 'failed'>, Titles>;

interface Changing {
  kind: BulkKind;
  /** The texts for an action, and for a run or an undo of it. */
  words: (action: string, way: Next['way']) => BulkWords;
  /** Changes the next rows; answers how many were changed and how many left out. */
  changeNext: (transaction: Transaction, next: Next) => Promise<{ done: number; failed: number }>;
}

/**
 * The task that changes the records of a preview, and the task that restores their old values; records that were deleted are left
 * out.
 */
export function bulkTasks({ kind, words, changeNext }: Changing): Record<'run' | 'undo', TaskKind> {
  const task = (way: 'run' | 'undo'): TaskKind => ({
    permission: kind.permission,
    most: 200,
    batch: async (transaction, running, { size, now }) => {
      const bulkId = bulkOf(running);
      const { companyId, userId } = running;
      const admin = { companyId, userId, via: 'bulk', viaId: String(bulkId) } as const;
      const changed = await changeNext(transaction, { bulkId, way, size, admin, now });
      if (changed.done + changed.failed > 0) return changed;
      return { done: 0, failed: await leaveOutGone(transaction, kind, { bulkId, way }) };
    },
    end: (transaction, running, outcome) => {
      const isDone = outcome === 'done';
      // After a stopped undo, the remaining rows can still be taken back.
      const status = isDone ? (way === 'run' ? 'done' : 'undone') : 'stopped';
      return endBulk(transaction, running, {
        status,
        words: (action) => words(action, way)[isDone ? 'done' : 'stopped'],
      });
    },
  });
  return { run: task('run'), undo: task('undo') };
}

// Records can be deleted: undoing an import or a bulk copy removes what it added. A record that another transaction has locked
// still exists, and waits.
async function leaveOutGone(
  transaction: Transaction,
  kind: BulkKind,
  { bulkId, way }: Pick<Next, 'bulkId' | 'way'>,
): Promise<number> {
  const gone = await ask(
    transaction,
    sql`
    update bulk_rows r set outcome = ${LEFT_OUT[way].moved} from bulks u
    where u.id = r.bulk_id and r.bulk_id = ${bulkId}::bigint and r.outcome = ${way === 'run' ? 'waiting' : 'done'}
      and not exists (select from ${kind.table} b where b.id = ${recordIdOf(kind)})
    returning r.record_id`,
  );
  return gone.length;
}

const bulkOf = ({ payload }: RunningTask) => Number(payload.bulk);

async function endBulk(
  transaction: Transaction,
  running: RunningTask,
  { status, words }: { status: BulkStatus; words: (action: string) => Titles },
): Promise<Ending> {
  const { total, done, failed } = running;
  const bulk = bulkOf(running);
  const [{ action = '' } = {}] = await ask<{ action: string }>(
    transaction,
    sql`update bulks set status = ${status} where id = ${bulk}::bigint returning action`,
  );
  const { en, sr } = words(action);
  const told = bulkDone(running);
  return {
    result: { bulk, changed: done, left_out: failed, left: total - done - failed },
    words: {
      en: { title: en, text: told.en },
      sr: { title: sr, text: told.sr },
    },
  };
}

interface Mark {
  id: number;
  outcome: RowOutcome;
  /** The current revision of the record. */
  revision: number;
}

/** Stores the outcomes of rows. */
export async function markRows(transaction: Transaction, bulkId: number, marks: readonly Mark[]): Promise<void> {
  const sent = marks.map(({ id, outcome, revision }) => ({ id, outcome, revision }));
  await ask(
    transaction,
    sql`
    update bulk_rows r set outcome = mark.outcome, revision = mark.revision
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as mark (id integer, outcome text, revision integer)
    where r.bulk_id = ${bulkId}::bigint and r.record_id = mark.id`,
  );
}
