import type { Fields } from '#contract/records/merge.rules.ts';
import type { LastChanged } from '#contract/records/record-list.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { lastChangedOf } from './record-list.ts';

/** The tables of the platform's records, by kind. */
const TABLES = {
  announcement: 'announcements',
  // Without the providers of companies' own core benefits, which belong to the companies.
  provider: '(select * from providers where owner_company_id is null)',
  category: 'categories',
  question: 'questions',
  document: 'documents',
} as const;

type Kind = keyof typeof TABLES;

/** The row of a record of the platform by the names of its columns, locked where it is to be written. Throws notFound. */
export async function readRow(
  database: Database | Transaction,
  kind: Kind,
  id: number,
  { toWrite = false } = {},
): Promise<Fields> {
  const { row } = await readOne<{ row: Fields }>(database, kind, id, {
    columns: sql`to_jsonb(r) as row`,
    lock: toWrite ? sql`for no key update` : sql``,
  });
  return row;
}

/** The row of a record of the platform by the names of its columns, and who changed it last. Throws notFound. */
export function readChangedRow(
  database: Database,
  kind: Kind,
  id: number,
): Promise<{ row: Fields; changed: LastChanged }> {
  const changed = lastChangedOf(kind, sql`r.id`, sql`r.changed_at`);
  return readOne(database, kind, id, { columns: sql`to_jsonb(r) as row, ${changed} as changed`, lock: sql`` });
}

async function readOne<Found>(
  database: Database | Transaction,
  kind: Kind,
  id: number,
  { columns, lock }: { columns: Text; lock: Text },
): Promise<Found> {
  const [found] = await ask<Found>(
    database,
    sql`select ${columns} from ${sql.raw(TABLES[kind])} r where r.id = ${id}::integer ${lock}`,
  );
  if (!found) throw notFound();
  return found;
}
