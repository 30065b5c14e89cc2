import type { BulkStatus } from '#contract/records/bulk-statuses.ts';
import type { Acting } from '../caller/caller.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { bulkDone } from './bulk-done.texts.ts';
import { type BulkKind, recordIdOf } from './bulk-kind.ts';

/** Which rows are next, and which way: what was looked at is done, or what was done is taken back. */
export interface Next {
  bulkId: number;
  way: 'run' | 'undo';
  size: number;
  admin: Acting;
  now: Date;
}

/** What became of a row: its record was changed, or was left out because it had moved or could not be changed any more. */
export type RowOutcome = 'done' | 'moved' | 'refused' | 'undone' | 'kept';

/** What a row that is left out is called, by the way. */
export const LEFT_OUT = {
  run: { moved: 'moved', refused: 'refused' },
  undo: { moved: 'kept', refused: 'kept' },
} as const;

type Titles = Record<'en' | 'sr', string>;

/** What is said at the end of a task. */
export type BulkWords = Record<Exclude<Outcome, 'failed'>, Titles>;

interface Changing {
  kind: BulkKind;
  /** By what was done, and whether it was taken back. */
  words: (action: string, way: Next['way']) => BulkWords;
  /** Changes the next rows, and says how many were changed and how many left out. */
  changeNext: (transaction: Transaction, next: Next) => Promise<{ done: number; failed: number }>;
}

/** The tasks that change the records of a preview, and that give them back what they had; those that are no more are left out. */
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
      // What is not taken back yet can still be.
      const status = isDone ? (way === 'run' ? 'done' : 'undone') : 'stopped';
      return endBulk(transaction, running, {
        status,
        words: (action) => words(action, way)[isDone ? 'done' : 'stopped'],
      });
    },
  });
  return { run: task('run'), undo: task('undo') };
}

// An import or a copying that is taken back removes what it brought. What is only being written by somebody is still there, and waits.
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
  /** The revision that the record has now. */
  revision: number;
}

/** Keeps what became of rows. */
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
