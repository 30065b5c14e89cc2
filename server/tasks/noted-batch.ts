import { number, type Part, sql, text } from '../database/text.ts';

/** The pause after a batch that could do nothing because its rows were locked. */
const PAUSE = sql.raw(`interval '1 second'`);

/**
 * A common table expression that adds the counts of a batch to its task. Parameters: `taskCompany`, `taskId` and `now`; `counted
 * (done, failed)` is a table of one row. After a batch that did nothing the task pauses from `now` on.
 */
export const notedBatch = <Counted extends Part>(counted: Counted) => sql`batch_noted as (
  update tasks t set done = t.done + b.done, failed = t.failed + b.failed, batches = t.batches + 1, attempts = 0, leased_by = null,
    leased_until = case when b.done + b.failed = 0 then ${text('now')}::timestamptz + ${PAUSE} end
  from ${counted} b where t.company_id = ${number('taskCompany')} and t.id = ${number('taskId')})`;

/** The parameters of `notedBatch` for a task. */
export const notedOf = ({ companyId, id }: { companyId: number; id: number }) => ({
  taskCompany: companyId,
  taskId: id,
});
