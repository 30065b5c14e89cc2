import { textOf } from '../database/around-statements.ts';
import type { Database } from '../database/database.ts';
import { sqlState } from '../database/sql-state.ts';
import { openAllConnections } from './databases.ts';

/** Number of concurrent calls (quality.md 2). */
export const STORM = 50;

/** Makes 50 calls concurrently on a warm pool and returns their answers. `call` gets its index. */
export async function storm<Answer>(database: Database, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  await openAllConnections(database);
  return Promise.all(Array.from({ length: STORM }, (_, index) => call(index)));
}

/**
 * The database with a planted bug: `change` rewrites the text of each statement, also inside transactions; values appear as `$1`. A storm
 * is worth something only if it notices the bug. A bug that is not valid SQL proves nothing: its text is added to `broken`.
 */
export function withPlantedBug(database: Database, change: (text: string) => string, broken: string[] = []): Database {
  return replacing(database, (target, property) => {
    if (property === '_') return { ...target._, session: planted(target._.session, change, broken) };
    if (property !== 'transaction') return undefined;
    return (work: (transaction: Database) => Promise<unknown>) =>
      target.transaction((transaction) => work(withPlantedBug(transaction as unknown as Database, change, broken)));
  });
}

type Session = Database['_']['session'];

interface Client {
  query(...sent: unknown[]): Promise<unknown>;
}

function planted(session: Session, change: (text: string) => string, broken: string[]): Session {
  return replacing(session, (target, property) => {
    if (property !== 'client') return undefined;
    return replacing((target as unknown as { client: Client }).client, (client, called) =>
      called === 'query' ? queryOf(client, change, broken) : undefined,
    );
  });
}

function queryOf(client: Client, change: (text: string) => string, broken: string[]): Client['query'] {
  return async (sent, ...more) => {
    const text = change(textOf(sent));
    if (text === textOf(sent)) return client.query(sent, ...more);
    try {
      // A changed statement has no name: under it PostgreSQL caches the plan of the right one.
      return await client.query(
        typeof sent === 'string' ? text : Object.assign({}, sent, { text, name: undefined }),
        ...more,
      );
    } catch (error) {
      if (/^(42601|42P\d\d|42703|08P01)$/.test(sqlState(error) ?? '')) broken.push(text);
      throw error;
    }
  };
}

/** A proxy of an object, except for the properties that `replace` returns. */
function replacing<Target extends object>(
  target: Target,
  replace: (target: Target, property: string | symbol) => unknown,
): Target {
  return new Proxy(target, {
    get(own, property) {
      const value: unknown = replace(own, property) ?? Reflect.get(own, property);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
}

/** Number of answers with each status. */
export function statuses(answers: readonly { status: number }[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}
