import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** The number of a transaction, in the order in which they began. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The transaction that last wrote a row, set by a trigger. A reader that has seen all rows committed before the snapshot S finds later
 * changes by `touched >= pg_snapshot_xmin(S)`, since transactions that committed later have no lower number. (A number from a sequence
 * would not do: of two transactions the one with the lower number may end last.)
 */
export const touchedColumn = () => xid8('touched').notNull().default(sql`pg_current_xact_id()`);
