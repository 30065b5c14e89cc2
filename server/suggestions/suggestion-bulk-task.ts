import type { BodyOf } from '#contract/endpoint.ts';
import type { answerSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import { bulkTasks, LEFT_OUT, markRows, type Next, type RowOutcome } from '../bulk/bulk-task.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { AppError } from '../errors/app-error.ts';
import { RecordMoved } from '../records/record-moved.ts';
import { saveAnswer } from './answer-suggestion.ts';
import { SUGGESTION_BULK } from './suggestion-bulk.ts';

/** The task that answers many suggestions alike. */
export const { run: suggestionBulkTask } = bulkTasks({
  kind: SUGGESTION_BULK,
  words: () => ({
    done: { en: 'The suggestions are answered', sr: 'Odgovoreno je na predloge' },
    stopped: { en: 'Answering suggestions has stopped', sr: 'Odgovaranje na predloge je zaustavljeno' },
  }),
  changeNext: answerNext,
});

/** Answers the next suggestions of a bulk, except those changed meanwhile; an author of several of them is notified once. */
export async function answerNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const marks: { id: number; outcome: RowOutcome; revision: number }[] = [];
  for (const taken of await takeNext(transaction, next)) {
    const { id, revision } = taken;
    marks.push({ id, outcome: await answerOne(transaction, next, taken), revision });
  }
  await markRows(transaction, next.bulkId, marks);
  const done = marks.filter(({ outcome }) => outcome === 'done').length;
  return { done, failed: marks.length - done };
}

interface Taken {
  id: number;
  companyId: number;
  revision: number;
  becomes: BodyOf<typeof answerSuggestion>;
}

// A batch is of one company, ordered by author, so that people are locked in the order of their keys.
function takeNext(transaction: Transaction, { bulkId, size }: Next): Promise<Taken[]> {
  return ask<Taken>(
    transaction,
    sql`
    with waiting as materialized (
      select r.record_id as id, s.company_id, s.user_id, r.revision, r.after
      from bulk_rows r join suggestions s on s.id = r.record_id
      where r.bulk_id = ${bulkId}::bigint and r.outcome = 'waiting')
    select w.id, w.company_id as "companyId", w.revision, w.after as becomes from waiting w
    where w.company_id = (select min(company_id) from waiting)
    order by w.user_id, w.id limit ${size}::integer`,
  );
}

async function answerOne(
  transaction: Transaction,
  { bulkId, admin, now }: Next,
  { id: suggestionId, companyId, revision: seen, becomes: fields }: Taken,
): Promise<RowOutcome> {
  try {
    const answering = { companyId, suggestionId, admin, fields, seen, now, dedupeKey: `suggestions-${bulkId}` };
    await saveAnswer(transaction, answering);
    return 'done';
  } catch (error) {
    if (error instanceof RecordMoved) return LEFT_OUT.run.moved;
    if (error instanceof AppError) return LEFT_OUT.run.refused;
    throw error;
  }
}
