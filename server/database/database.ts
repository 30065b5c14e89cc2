import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { AroundStatement } from './around-statements.ts';
import type { DiskRoom } from './disk-room.ts';

/** What raw SQL (`execute`) answers on both databases. */
interface Answer<Row> {
  rows: Row[];
}

interface Rows extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** The database as services see it, alike for the embedded one and a PostgreSQL server. */
export type Database = PgDatabase<Rows>;

/** Inside a transaction only this is in scope: the database itself would wait for ever on the embedded one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseSettings {
  /** A PostgreSQL address; without one the embedded database in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
  /** Connections to PostgreSQL. */
  connections?: number;
  /** Whether a pooler gives them for a transaction only: then nothing of a connection outlives one. */
  pooled?: boolean;
  /** The same PostgreSQL without the pooler. */
  directUrl?: string | undefined;
  /** Waits as long as a lock, a connection or a statement takes: for filling a database and for storms, not for serving. */
  patient?: boolean;
  /** Is called before an embedded database is opened that was not closed properly: opening it then takes longer. */
  onRecovery?: () => void;
  /** Is called when another server is migrating, so that `migrate` waits for it. */
  onWait?: () => void;
  /** Runs every statement: for traces. */
  aroundStatement?: AroundStatement | undefined;
  /** Is called with every statement and its values, transaction control included. */
  onStatement?: (statement: string, values: unknown[]) => void;
}

export interface OpenedDatabase {
  database: Database;
  kind: 'embedded' | 'postgres';
  /** Whether there is room on the disk of the embedded database; another one looks after its own. */
  room?: DiskRoom;
  /** The connections of a pool: those in use, how many there may be, and who waits for one. */
  pool?: () => { used: number; most: number; waiting: number };
  /** Brings the tables up to date; many processes may do so at once. */
  migrate(): Promise<void>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
