import { type Placeholder, type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';

const dialect = new PgDialect();

/** A value that a statement is given when it runs: a place in its text, with the name of the value. */
export const value = (name: string): Placeholder => sql.placeholder(name);

type Values = Record<string, unknown>;

/** A statement that was written once: runs with its values and answers its rows. */
export type Statement<Row, Given extends Values> = (database: Database | Transaction, values: Given) => Promise<Row[]>;

/**
 * Writes a statement once, with `value(…)` where values come. Its text is put together at its first run only, and PostgreSQL
 * keeps its plan under `name`, which no other statement may have: both cost more than most of our statements take.
 */
export function statement<Row, Given extends Values>(name: string, text: () => SQL): Statement<Row, Given> {
  let query: Query | undefined;
  return async (database, values) => {
    query ??= dialect.sqlToQuery(text());
    const prepared = database._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute(values)) as { rows: Row[] };
    return rows;
  };
}
