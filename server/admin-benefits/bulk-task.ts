import type { BulkStatus } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Ending, Outcome, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { changeNext } from './change-next.ts';

const bulkOf = ({ payload }: RunningTask) => Number(payload.bulk);

const task = (way: 'run' | 'undo', end: TaskKind['end']): TaskKind => ({
  permission: 'platform.catalogue',
  most: 200,
  batch: (transaction, running, { size, now }) => {
    const bulkId = bulkOf(running);
    const { companyId, userId } = running;
    const admin = { companyId, userId, via: 'bulk', viaId: String(bulkId) } as const;
    return changeNext(transaction, { bulkId, way, size, admin, now });
  },
  end,
});

/** Changes the benefits of a preview. */
export const bulkTask: TaskKind = task('run', (transaction, running, outcome) =>
  endBulk(transaction, running, {
    status: outcome === 'done' ? 'done' : 'stopped',
    words: WORDS.run[outcome === 'done' ? 'done' : 'stopped'],
  }),
);

/** Gives the benefits of a run back what they had. */
export const bulkUndoTask: TaskKind = task('undo', (transaction, running, outcome) =>
  endBulk(transaction, running, {
    // What is not taken back yet can still be.
    status: outcome === 'done' ? 'undone' : 'stopped',
    words: WORDS.undo[outcome === 'done' ? 'done' : 'stopped'],
  }),
);

type Titles = Record<'en' | 'sr', string>;

const WORDS: Record<'run' | 'undo', Record<Exclude<Outcome, 'failed'>, Titles>> = {
  run: {
    done: { en: 'The benefits are changed', sr: 'Benefiti su promenjeni' },
    stopped: { en: 'The change of the benefits was stopped', sr: 'Promena benefita je zaustavljena' },
  },
  undo: {
    done: { en: 'The change of the benefits was undone', sr: 'Promena benefita je vraćena' },
    stopped: { en: 'Undoing the change was stopped', sr: 'Vraćanje promene je zaustavljeno' },
  },
};

async function endBulk(
  transaction: Transaction,
  running: RunningTask,
  { status, words }: { status: BulkStatus; words: Titles },
): Promise<Ending> {
  const { total, done, failed } = running;
  const bulk = bulkOf(running);
  await ask(transaction, sql`update bulks set status = ${status} where id = ${bulk}::bigint`);
  return {
    result: { bulk, changed: done, left_out: failed, left: total - done - failed },
    words: {
      en: { title: words.en, text: `Changed: ${done} of ${total}. Left out: ${failed}.` },
      sr: { title: words.sr, text: `Promenjeno: ${done} od ${total}. Izostavljeno: ${failed}.` },
    },
  };
}
