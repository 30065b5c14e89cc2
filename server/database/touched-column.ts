import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** The number of a transaction, in the order in which they began. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transaction that wrote a row last, set by the database itself whatever a statement says. Who has read all rows that were
 * committed before the snapshot S reads what changed since by `touched >= pg_snapshot_xmin(S)`: what committed later had no
 * lower number. (A number from a sequence would not do: of two transactions the one with the lower number may end last.)
 */
export const touchedColumn = () => xid8('touched').notNull().default(sql`pg_current_xact_id()`);
