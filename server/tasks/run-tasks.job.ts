import type { Database, Transaction } from '../database/database.ts';
import { loggedError } from '../database/logged-error.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import type { MailLog } from '../mail/mailer.ts';
import type { BatchSize } from './batch-size.ts';
import { endTask } from './end-task.ts';
import { notedBatch, notedOf } from './noted-batch.ts';
import { type Held, holdTask, type Taken, takeTask } from './take-task.ts';
import type { Batch, TaskKind, TaskKinds } from './task-kind.ts';
import { companyEnded, nobodyMay, taskBroke } from './tasks.errors.ts';

/** How long a server waits after it found no task, in milliseconds. */
export const RUN_TASKS_EVERY = 2000;

/** The most attempts of a batch that fails, each half a minute after the last. */
const MOST_ATTEMPTS = 5;

export interface Running {
  kinds: TaskKinds;
  pace: BatchSize;
  now: Date;
  log: Pick<MailLog, 'warn'>;
}

/** Does one batch of one task; answers whether there was one. Any number of servers may run it at the same time. */
export async function runTasks(database: Database, running: Running): Promise<boolean> {
  const { kinds, now, log } = running;
  const taken = await takeTask(database, [...kinds.keys()], now);
  const kind = taken && kinds.get(taken.kind);
  if (!kind) return false;
  try {
    await runBatch(database, taken, kind, running);
  } catch (error) {
    if (error instanceof AppError) await failTask(database, taken, kind, { error, now });
    // The next attempt follows when the lease of this one has expired.
    else log.warn({ kind: taken.kind, task: taken.id, error: loggedError(error) }, 'batch failed');
  }
  return true;
}

async function runBatch(database: Database, taken: Taken, kind: TaskKind, { pace, now }: Running): Promise<void> {
  const size = pace.sizeFor(taken.kind, kind.most);
  const began = performance.now();
  const batch = await inTransaction(database, async (transaction) => {
    const held = await holdTask(transaction, taken, kind);
    if (!held) return undefined;
    const stop = whyNot(held);
    if (stop) {
      await endTask(transaction, { kind, task: held, now, ...stop });
      return undefined;
    }
    return doBatch(transaction, { kind, held, size, now });
  });
  if (batch) pace.took(taken.kind, batch.done + batch.failed, performance.now() - began);
}

/** Why a task must not continue; null when it may. */
function whyNot({ isCancelled, isCompanyActive, isAllowed, attempts }: Held) {
  if (isCancelled) return { outcome: 'stopped' as const };
  if (!isCompanyActive) return { outcome: 'stopped' as const, error: companyEnded() };
  if (!isAllowed) return { outcome: 'stopped' as const, error: nobodyMay() };
  return attempts > MOST_ATTEMPTS ? { outcome: 'failed' as const, error: taskBroke() } : null;
}

async function doBatch(
  transaction: Transaction,
  { kind, held, size, now }: { kind: TaskKind; held: Held; size: number; now: Date },
): Promise<Batch> {
  const batch = await kind.batch(transaction, held, { size, now });
  const { done, failed } = batch;
  if (!kind.notes) await note(transaction, Object.assign(notedOf(held), { done, failed, now: now.toISOString() }));
  const task = { ...held, done: held.done + done, failed: held.failed + failed };
  if (task.done + task.failed >= held.total) await endTask(transaction, { kind, task, outcome: 'done', now });
  return batch;
}

const note = statement(
  'note_batch',
  of<object>,
  () => sql`
    with counted as (select ${number('done')}::integer as done, ${number('failed')}::integer as failed), ${notedBatch(sql`counted`)}
    select`,
);

function failTask(database: Database, taken: Taken, kind: TaskKind, { error, now }: { error: AppError; now: Date }) {
  return inTransaction(database, async (transaction) => {
    const task = await holdTask(transaction, taken, kind);
    if (task) await endTask(transaction, { kind, task, outcome: 'failed', error, now });
  });
}
