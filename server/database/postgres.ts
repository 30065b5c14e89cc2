import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { poolAround, textOf } from './around-statements.ts';
import type { Database, DatabaseSettings, OpenedDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseOfAnother, unlessOfAnother } from './tables-of-another.ts';

// One number for all processes: the holder of this advisory lock migrates, the others wait.
export const MIGRATION_LOCK = 730_517_001;
// quality.md 2: if the database is gone, a caller gets an answer within a second.
const CONNECT_TIMEOUT = 800;
const QUEUE_TIMEOUT = 5000;
// JIT compilation takes longer than any of our statements.
const OPTIONS = '-c timezone=UTC -c jit=off';
const LIMITS = '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000';

// Raw count(*) and bigint are numbers, as on the embedded database.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

class PooledClient extends pg.Client {
  /** Set by the pool while the client is checked out. */
  declare release?: (error: Error) => void;

  constructor(settings?: string | pg.ClientConfig, keepsPlans = true) {
    super(settings);
    // A connection may be lost between two statements of a transaction, when no query waits to get the error: without a
    // listener it would end the process.
    this.on('error', () => {});
    const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
    // Drizzle releases a client only once its BEGIN was answered: ten lost connections would exhaust a pool of ten.
    this.query = ((...sent: unknown[]) => {
      const answer = query(...(keepsPlans ? sent : sent.map(withoutName)));
      if (begins(sent[0])) Promise.resolve(answer).catch((error: Error) => this.release?.(error));
      return answer;
    }) as typeof this.query;
  }
}

const begins = (sent: unknown): boolean => /^begin\b/.test(textOf(sent));

class QuickClient extends PooledClient {
  constructor(settings?: string | pg.ClientConfig, keepsPlans = true) {
    super(Object.assign({}, settings, { connectionTimeoutMillis: CONNECT_TIMEOUT }), keepsPlans);
  }
}

// The next transaction may use another connection, which does not know the named plan.
const withoutName = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'name' in sent ? Object.assign({}, sent, { name: undefined }) : sent;

class QuickPooledClient extends QuickClient {
  constructor(settings?: string | pg.ClientConfig) {
    super(settings, false);
  }
}

// Longer than the server's own limit, for networks that drop packets: without it a caller would wait for ever.
const ANSWER_TIMEOUT = 12_000;

/** Opens a pool of connections to PostgreSQL. */
export function openPostgres(settings: DatabaseSettings & { url: string }): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.connections ?? 10,
    ...waysOf(settings),
  });
  // An idle connection that died is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const { onStatement, aroundStatement } = settings;
  if (aroundStatement) poolAround(pool, aroundStatement);
  const database = drizzle(pool, onStatement ? { logger: { logQuery: onStatement } } : {});
  return {
    database: database as unknown as Database,
    kind: 'postgres',
    pool: () => ({ used: pool.totalCount - pool.idleCount, most: pool.options.max, waiting: pool.waitingCount }),
    migrate: async () => {
      await migrateLocked(settings.directUrl ?? settings.url, settings.onWait);
      await refuseOfAnother(pool);
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

function waysOf({ patient, pooled }: DatabaseSettings): pg.PoolConfig {
  if (patient) return { Client: PooledClient, options: OPTIONS };
  const times = { connectionTimeoutMillis: QUEUE_TIMEOUT, query_timeout: ANSWER_TIMEOUT };
  // A pooler sets these options itself, for all of its connections (docs/runbook.md).
  if (pooled) return Object.assign({ Client: QuickPooledClient }, times);
  return Object.assign({ Client: QuickClient, options: `${OPTIONS} ${LIMITS}` }, times);
}

async function migrateLocked(url: string, onWait = () => {}): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails its queries; without a listener it would also end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]);
    if (!rows[0]?.mine) {
      onWait();
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    }
    await migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => unlessOfAnother(error, client));
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}
