import type { ClientBase, Pool } from 'pg';
import { PlainError } from '../config/plain-error.ts';
import { newestMigration } from './migrations-folder.ts';
import { sqlState } from './sql-state.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

const OLDER =
  'The tables have to be brought up to date, and the role of DATABASE_URL may not: another one owns them. ' +
  'Start this version once as their owner, then run server/database/roles.sql (docs/runbook.md, section 3).';
const upToDate = (which = '') =>
  `The tables are up to date, but the role of DATABASE_URL lacks rights that serving takes${which}. ` +
  'Run server/database/roles.sql as their owner (docs/runbook.md, section 3).';
const UNREADABLE =
  'The role of DATABASE_URL may not read the tables: another one owns them. Run server/database/roles.sql as their owner; ' +
  'where this version is newer than they are, start it once as their owner before that (docs/runbook.md, section 3).';

/** The role that serves may not do what a start needs, since another role owns the tables. */
class TablesOfAnother extends PlainError {}

/** Converts a migration's missing privilege to a message that says what to do; rethrows every other error. */
export async function unlessOfAnother(error: unknown, client: ClientBase): Promise<never> {
  if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new TablesOfAnother(await whatIsMissing(client), { cause: error });
}

/**
 * Throws if this role may not read a table made since roles.sql was run: the first call that needs it would fail. Ignores tables of a newer
 * version, which this one does not need.
 */
export async function refuseOfAnother(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select min(c.relname) as name
     from pg_class c join pg_class migrations on migrations.relowner = c.relowner
     where migrations.oid = 'drizzle.__drizzle_migrations'::regclass and c.relnamespace = 'public'::regnamespace
       and c.relkind in ('r', 'S') and not has_table_privilege(c.oid, 'select')
       and (select max(created_at) from drizzle.__drizzle_migrations) <= $1`,
    [newestMigration()],
  );
  if (rows[0]?.name) throw new TablesOfAnother(upToDate(` (to ${rows[0].name}, for one)`));
}

async function whatIsMissing(client: ClientBase): Promise<string> {
  const { rows: tables } = await client.query<{ mayRead: boolean }>(
    `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as "mayRead"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'drizzle' and c.relname = '__drizzle_migrations'`,
  );
  const [table] = tables;
  if (!table) return OLDER;
  if (!table.mayRead) return UNREADABLE;
  const { rows } = await client.query<{ newest: number | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return (rows[0]?.newest ?? 0) < newestMigration() ? OLDER : upToDate();
}
