import { and, type Column, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { notFound } from '../errors/request.errors.ts';
import { RecordMoved } from './record-moved.ts';

/** A table whose rows several people may edit (`revisionColumns`). */
type Editable = PgTable & { revision: Column; changedAt: Column };

/** Columns to write; an undefined one keeps its value. */
export type Columns<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]?: Table['$inferInsert'][Name] | undefined;
};

interface Saving<Table extends Editable> {
  /** The columns of the row's key with their values. */
  key: Columns<Table>;
  /** The revision that was seen; null accepts any. */
  seen: number | null;
  /** The columns to write. */
  columns: Columns<Table>;
  /** A further number that rises with each change, such as the version of what a poll shows. */
  rising?: Column;
  now: Date;
}

/** A record before and after, by column names; both are the same when nothing changed. */
export interface Saved {
  before: Fields & { revision: number };
  after: Fields & { revision: number };
  isChanged: boolean;
}

/** A change of a record that is saved and noted in one transaction. */
export interface NotedSaving<Table extends PgTable> {
  /** Kind of the change in the log. */
  kind: ChangeKind;
  columns: Columns<Table>;
  reason?: string;
  /** Runs before anything is written, for example to take locks that come before the lock of the record's row. */
  prepare?: (transaction: Transaction) => Promise<void>;
  /** Runs after the row is written; may throw to refuse the change. */
  finish?: (transaction: Transaction, saved: Saved) => Promise<void>;
}

/**
 * Saves a record whose revision is still the one that was seen, in one statement. Its revision rises unless nothing changes.
 * Throws notFound, or RecordMoved when somebody else saved it first.
 */
export async function saveRecord<Table extends Editable>(
  transaction: Transaction,
  table: Table,
  { key, seen, columns, rising, now }: Saving<Table>,
): Promise<Saved> {
  const ofKey = and(...columnsOf(table, key).map(([column, value]) => eq(column, value)));
  const sent = columnsOf(table, columns);
  const differs = or(...sent.map(([column, value]) => sql`${column} is distinct from ${sql.param(value, column)}`));
  const set = sent.map(([column, value]) => sql`${sql.identifier(column.name)} = ${sql.param(value, column)},`);
  if (rising) set.push(sql`${sql.identifier(rising.name)} = ${rising} + 1,`);
  const [found] = await ask<{ before: Saved['before']; after: Saved['after'] | null }>(
    transaction,
    sql`
    with before as materialized (select * from ${table} where ${ofKey} for no key update),
    after as (
      update ${table} set ${sql.join(set, sql` `)} ${sql.identifier(table.revision.name)} = ${table.revision} + 1,
        ${sql.identifier(table.changedAt.name)} = ${now.toISOString()}
      from before where ${ofKey} and (${differs ?? sql`false`})
        and (${seen}::integer is null or ${table.revision} = ${seen}::integer)
      returning ${table}.*)
    select ${row(table, sql`before`)} as before, ${row(table, sql`after`)} as after
    from before left join after on true`,
  );
  if (!found) throw notFound();
  const { before, after } = found;
  if (seen !== null && before.revision !== seen) throw new RecordMoved();
  return { before, after: after ?? before, isChanged: after !== null };
}

// The row as JSON with its revision under `revision`, whatever the column is called.
const row = (table: Editable, of: SQL) =>
  sql`to_jsonb(${of}) || jsonb_build_object('revision', ${of}.${sql.identifier(table.revision.name)})`;

function columnsOf(table: Editable, values: object): [Column, unknown][] {
  const columns = getTableColumns(table) as Record<string, Column>;
  return Object.entries(values).flatMap(([name, value]) => {
    const column = columns[name];
    return column && value !== undefined ? [[column, value] as [Column, unknown]] : [];
  });
}
