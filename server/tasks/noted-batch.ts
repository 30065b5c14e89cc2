import { number, type Part, sql, text } from '../database/text.ts';

/** What waits for rows of others tries again a second later. */
const PAUSE = sql.raw(`interval '1 second'`);

/**
 * A common table that notes of the task with the values `taskCompany` and `taskId` what a batch has done, from a table `counted (done,
 * failed)` of one row; what did nothing waits from the value `now` on.
 */
export const notedBatch = <Counted extends Part>(counted: Counted) => sql`batch_noted as (
  update tasks t set done = t.done + b.done, failed = t.failed + b.failed, batches = t.batches + 1, attempts = 0, leased_by = null,
    leased_until = case when b.done + b.failed = 0 then ${text('now')}::timestamptz + ${PAUSE} end
  from ${counted} b where t.company_id = ${number('taskCompany')} and t.id = ${number('taskId')})`;

/** The same task, as the values that it needs. */
export const notedOf = ({ companyId, id }: { companyId: number; id: number }) => ({
  taskCompany: companyId,
  taskId: id,
});
