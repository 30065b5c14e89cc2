import type { SQL } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** What drizzle keeps inside and uses for its own prepared selects. Its version is pinned. */
interface Inside {
  dialect: PgDialect;
  session: {
    prepareQuery(
      query: { sql: string; params: unknown[] },
      fields: undefined,
      name: string,
      isResponseInArrayMode: false,
    ): { execute(values: Record<string, unknown>): Promise<{ rows: unknown[] }> };
  };
}

/**
 * Prepares a raw statement whose values are `sql.placeholder`s: its text is built once, and each connection of PostgreSQL
 * parses and plans it once. The name is for this text alone.
 */
export function prepareStatement<Row>(
  database: Database,
  name: string,
  statement: SQL,
): (values: Record<string, unknown>) => Promise<Row[]> {
  const { dialect, session } = database as unknown as Inside;
  const prepared = session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  return async (values) => (await prepared.execute(values)).rows as Row[];
}
