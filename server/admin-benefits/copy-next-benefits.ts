import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { LEFT_OUT, markRows, type Next } from '../bulk/bulk-task.ts';
import { changedValues, noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { completeRates } from '../money/money.service.ts';
import { copyOf } from './author-benefit.ts';
import { takeNext, toWriteOf } from './change-next-benefits.ts';
import { namedOf } from './save-benefit.ts';
import { insertMany } from './store-many.ts';
import { benefitOf, columnsOf, TOLD } from './stored-benefit.ts';

/**
 * Copies the next benefits of a bulk, each as a draft; those that were changed since the preview are left out and named. When the
 * bulk is taken back, removes the copies that were never edited. Answers how many were copied or removed, and how many left out.
 */
export function copyNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  return next.way === 'run' ? makeCopies(transaction, next) : removeCopies(transaction, next);
}

async function makeCopies(transaction: Transaction, next: Next) {
  const { bulkId, admin, now } = next;
  const { taken, rates } = await takeNext(transaction, next);
  const still = taken.filter(({ row, seen }) => columnsOf(row).revision === seen);
  const ids = await newIds(transaction, still.length);
  const copies = still.map((each, place) => {
    const row = columnsOf(each.row);
    const of = row.id;
    const written = copyOf(toWriteOf(each, row, completeRates(rates)), row, now);
    return { of, id: ids[place] ?? 0, written };
  });
  await insertMany(transaction, copies, now);
  const noted = copies.map(({ id, written: { after } }) => addedAs(Object.assign({}, after, { id, revision: 1 })));
  await noteChanges(transaction, admin, noted, now);
  const copied = new Map(copies.map(({ of, id }) => [of, id]));
  const marks = taken.map(({ row, seen }) => {
    const { id } = columnsOf(row);
    // From now on this row of the bulk refers to the copy.
    return copied.has(id)
      ? ({ id, outcome: 'done', revision: 1 } as const)
      : ({ id, outcome: LEFT_OUT.run.moved, revision: seen } as const);
  });
  await markRows(transaction, bulkId, marks);
  await keepCopies(transaction, bulkId, copied);
  return { done: copies.length, failed: taken.length - copies.length };
}

const addedAs = (draft: AdminBenefit) =>
  Object.assign(namedOf(draft), { kind: 'benefit.added' as const, values: changedValues(null, draft, TOLD) });

async function newIds(transaction: Transaction, count: number): Promise<number[]> {
  const made = await ask<{ id: number }>(
    transaction,
    sql`
    select nextval(pg_get_serial_sequence('benefits', 'id'))::integer as id from generate_series(1, ${count}::integer)`,
  );
  return made.map(({ id }) => id);
}

// Notes the id of each copy in its row, so that taking the bulk back finds it.
async function keepCopies(transaction: Transaction, bulkId: number, copied: ReadonlyMap<number, number>) {
  const sent = [...copied].map(([of, copy]) => ({ of, copy }));
  await ask(
    transaction,
    sql`
    update bulk_rows r set after = r.after || jsonb_build_object('copy', made.copy)
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as made ("of" integer, copy integer)
    where r.bulk_id = ${bulkId}::bigint and r.record_id = made."of"`,
  );
}

interface Copy {
  /** Id of the original. */
  of: number;
  row: Fields;
  seen: number;
  /** Whether pictures or files were sent for the copy, or a suggestion was answered with it. */
  isUsed: boolean;
}

async function removeCopies(transaction: Transaction, { bulkId, size, admin, now }: Next) {
  const taken = await ask<Copy>(
    transaction,
    sql`
    select r.record_id as "of", to_jsonb(b) as row, r.revision as seen,
      exists (select from benefit_files f where f.benefit_id = b.id)
        or exists (select from suggestions s where s.benefit_id = b.id) as "isUsed"
    from bulk_rows r join benefits b on b.id = (r.after ->> 'copy')::integer
    where r.bulk_id = ${bulkId}::bigint and r.outcome = 'done'
    order by r.record_id limit ${size}::integer
    for update of b skip locked`,
  );
  const copies = taken.map(({ row, ...copy }) => Object.assign(copy, { columns: columnsOf(row) }));
  const isTouched = ({ columns, seen, isUsed }: (typeof copies)[number]) => columns.revision !== seen || isUsed;
  const removed = copies.filter((copy) => !isTouched(copy)).map(({ columns }) => columns);
  await remove(
    transaction,
    removed.map(({ id }) => id),
  );
  const marks = copies.map((copy) => {
    return { id: copy.of, outcome: isTouched(copy) ? LEFT_OUT.undo.moved : 'undone', revision: copy.seen } as const;
  });
  await markRows(transaction, bulkId, marks);
  const noted = removed.map((columns) =>
    Object.assign(namedOf(benefitOf(columns, null)), { kind: 'benefit.removed' as const, values: [] }),
  );
  await noteChanges(transaction, admin, noted, now);
  return { done: removed.length, failed: copies.length - removed.length };
}

async function remove(transaction: Transaction, ids: readonly number[]): Promise<void> {
  const these = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;
  await ask(transaction, sql`delete from benefit_companies where benefit_id in ${these}`);
  await ask(transaction, sql`delete from benefits where id in ${these}`);
}
