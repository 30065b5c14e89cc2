import { DrizzleQueryError, is, Placeholder, type Query } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** A statement ready to be sent: its text, and the name under which PostgreSQL caches its plan, if it does. */
export interface ReadyQuery {
  text: string;
  name: string | undefined;
  /** In the order of the placeholders. */
  values: readonly unknown[];
}

type Rows<Row> = Promise<{ rows: Row[] }>;

/** Parts of a Drizzle session: its connection or pool, and its logger. */
interface Session {
  client: { query(...sent: unknown[]): Rows<never> };
  logger: { logQuery(text: string, values: readonly unknown[]): void };
}

type Send = (client: Session['client'], query: ReadyQuery) => Rows<never>;

const ways = new WeakMap<object, Send>();

/**
 * Sends a statement as Drizzle does, which reads dates and timestamps as text on both databases; returns the rows. Drizzle itself awaits a
 * promise in each of its layers and copies its type information for each statement of each transaction.
 */
export async function sendQuery<Row>({ _: { session } }: Database | Transaction, query: ReadyQuery): Promise<Row[]> {
  const { client, logger } = session as unknown as Session;
  const { text, values } = query;
  logger.logQuery(text, values);
  const send = ways.get(session.constructor) ?? findWay(session);
  try {
    return (await send(client, query)).rows;
  } catch (error) {
    throw new DrizzleQueryError(text, values as unknown[], error as Error);
  }
}

/** The call that a kind of database needs: PostgreSQL takes one object, the embedded one text and values. */
function findWay(session: Database['_']['session']): Send {
  const { rawQueryConfig } = session.prepareQuery({ sql: '', params: [] }, undefined, undefined, false) as unknown as {
    rawQueryConfig: { types?: unknown };
  };
  const { types } = rawQueryConfig;
  const send: Send = types
    ? (client, { text, name, values }) => client.query(name ? { name, text, values, types } : { text, values, types })
    : (client, { text, values }) => client.query(text, values, rawQueryConfig);
  ways.set(session.constructor, send);
  return send;
}

/** Returns a function that orders named values as the text needs them; it throws if one is missing. */
export function placesOf({ params }: Query): (given: Readonly<Record<string, unknown>>) => unknown[] {
  const names = params.map((param) => (is(param, Placeholder) ? param.name : null));
  return (given) =>
    names.map((name, index) => {
      if (name === null) return params[index];
      if (name in given) return given[name];
      throw new Error(`A statement without its value ${name}`);
    });
}
