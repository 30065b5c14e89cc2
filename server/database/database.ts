import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { AroundStatement } from './around-statements.ts';
import type { DiskRoom } from './disk-room.ts';

/** The result of raw SQL (`execute`) on both databases. */
interface Answer<Row> {
  rows: Row[];
}

interface Rows extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** The database as services use it, the same for the embedded one and a PostgreSQL server. */
export type Database = PgDatabase<Rows>;

/** Code inside a transaction only uses this: on the embedded database a query on `Database` would wait for the transaction for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseSettings {
  /** A PostgreSQL address; without one the embedded database in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
  /** Connections to PostgreSQL. */
  connections?: number;
  /** Whether a pooler assigns them per transaction: then no state of a connection outlives one. */
  pooled?: boolean;
  /** Address of the same PostgreSQL without the pooler. */
  directUrl?: string | undefined;
  /** No time limits for locks, connections and statements: for filling a database and for load tests, not for serving. */
  patient?: boolean;
  /** Called before an embedded database is opened that was not closed properly, since that takes longer. */
  onRecovery?: () => void;
  /** Called if another server is migrating, so that `migrate` waits for it. */
  onWait?: () => void;
  /** Wraps every statement, for traces. */
  aroundStatement?: AroundStatement | undefined;
  /** Called with every statement and its values, including BEGIN and COMMIT. */
  onStatement?: (statement: string, values: unknown[]) => void;
}

export interface OpenedDatabase {
  database: Database;
  kind: 'embedded' | 'postgres';
  /** Room on the disk of the embedded database; a PostgreSQL server manages its own. */
  room?: DiskRoom;
  /** The connections of a pool: how many are in use, the maximum, and the number of callers waiting. */
  pool?: () => { used: number; most: number; waiting: number };
  /** Brings the tables up to date; many processes may do so at once. */
  migrate(): Promise<void>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
