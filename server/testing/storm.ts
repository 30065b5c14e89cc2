import { is, SQL, StringChunk, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { openAllConnections } from './databases.ts';

/** How many calls are let go at once (quality.md 2). */
export const STORM = 50;

/** Releases 50 calls together on a warm pool and answers what each got. `call` is told its number. */
export async function storm<Answer>(database: Database, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  await openAllConnections(database);
  return Promise.all(Array.from({ length: STORM }, (_, index) => call(index)));
}

/**
 * The database with a planted bug: `change` rewrites the text of each raw statement on its way, inside transactions too. A storm
 * is worth something only when it notices.
 */
export function withPlantedBug(database: Database, change: (text: string) => string): Database {
  return new Proxy(database, {
    get(target, property) {
      if (property === 'execute') return (statement: SQL) => target.execute(rewritten(statement, change));
      if (property === 'transaction') {
        return (work: (transaction: Database) => Promise<unknown>) =>
          target.transaction((transaction) => work(withPlantedBug(transaction as unknown as Database, change)));
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function rewritten(statement: SQL, change: (text: string) => string): SQL {
  // The text is changed as a whole, so that a bug may span several pieces; values stand as they were.
  const values: unknown[] = [];
  const text = change(flat(statement, values));
  const pieces = text.split('◆');
  return sql.join(
    pieces.flatMap((piece, index) => [sql.raw(piece), ...(index < values.length ? [sql`${values[index]}`] : [])]),
  );
}

function flat(statement: SQL, values: unknown[]): string {
  return statement.queryChunks
    .map((chunk) => {
      if (is(chunk, StringChunk)) return chunk.value.join('');
      if (is(chunk, SQL)) return flat(chunk, values);
      values.push(chunk);
      return '◆';
    })
    .join('');
}

/** How many answers had each status. */
export function statuses(answers: readonly { status: number }[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}
