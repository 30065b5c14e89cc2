import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';

/** Runs a statement with something before and after it; gets its text, with placeholders instead of values. */
export type AroundStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

type Query = (...sent: unknown[]) => unknown;

/** Text of a statement as sent to a PostgreSQL client. */
export const textOf = (sent: unknown): string =>
  String(typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : sent);

/** Wraps `query` in `around`, for statements that return a promise. */
function queryAround(query: Query, around: AroundStatement): Query {
  return (...sent) => {
    const isByCallback = typeof sent.at(-1) === 'function';
    return isByCallback ? query(...sent) : around(textOf(sent[0]), async () => query(...sent));
  };
}

/** Wraps all statements of a pool in `around`: its own, including the wait for a connection, and those of its connections. */
export function poolAround(pool: pg.Pool, around: AroundStatement): void {
  pool.query = queryAround(pool.query.bind(pool) as Query, around) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = queryAround(client.query as Query, around) as typeof client.query;
  });
}

/** Wraps all statements of the embedded database in `around`, also those within a transaction. */
export function embeddedAround(client: PGlite, around: AroundStatement): void {
  const { transaction } = client;
  client.query = queryAround(client.query.bind(client) as Query, around) as typeof client.query;
  client.transaction = (work) =>
    transaction.call(client, (of: Transaction) => {
      const query = queryAround(of.query.bind(of) as Query, around);
      return work(new Proxy(of, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) }));
    }) as ReturnType<typeof work>;
}
