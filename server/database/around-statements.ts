import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';

/** Runs a statement; told its text, which has places for its values. */
export type AroundStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

type Query = (...sent: unknown[]) => unknown;

/** The text of what a client of PostgreSQL is sent. */
export const textOf = (sent: unknown): string =>
  String(typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : sent);

/** The same way to ask, with `around` about each statement that is asked by a promise. */
function queryAround(query: Query, around: AroundStatement): Query {
  return (...sent) => {
    const isByCallback = typeof sent.at(-1) === 'function';
    return isByCallback ? query(...sent) : around(textOf(sent[0]), async () => query(...sent));
  };
}

/** Has `around` about each statement of a pool: its own, which wait for a connection too, and those of the connections that it lends. */
export function poolAround(pool: pg.Pool, around: AroundStatement): void {
  pool.query = queryAround(pool.query.bind(pool) as Query, around) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = queryAround(client.query as Query, around) as typeof client.query;
  });
}

/** Has `around` about each statement of the embedded database, also of those within a transaction. */
export function embeddedAround(client: PGlite, around: AroundStatement): void {
  const { transaction } = client;
  client.query = queryAround(client.query.bind(client) as Query, around) as typeof client.query;
  client.transaction = (work) =>
    transaction.call(client, (of: Transaction) => {
      const query = queryAround(of.query.bind(of) as Query, around);
      return work(new Proxy(of, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) }));
    }) as ReturnType<typeof work>;
}
