import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull } from '../database/text.ts';
import type { Text as Sentence } from '../errors/app-error.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { TaskKind } from './task-kind.ts';

/** A task to start. */
export interface ToStart {
  /** Its kind in `server/task-kinds.ts`, and the permission needed to start it. */
  kind: string;
  permission: TaskKind['permission'];
  /** How many rows it has. */
  total: number;
  payload: Record<string, unknown>;
  /** Name of the thing that the task is about, shown to the person who started it: one name, or one in each language. */
  about?: Sentence | string;
  /** Idempotency key: a person starts only one task with it. */
  key?: string;
  /** The task does not begin earlier; by default it begins immediately. */
  startsAt?: Date;
}

/** Inserts a task in the transaction that prepares its work, so that it starts with the commit; answers its id. */
export async function startTask(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { kind, permission, total, payload, about, key, startsAt }: ToStart,
  now: Date,
): Promise<number> {
  const named = typeof about === 'string' ? { en: about, sr: about } : about;
  const kept = JSON.stringify(Object.assign({}, payload, named && { about: named }));
  const what = { kind, permission, total, payload: kept, key: key ?? null };
  const waitsUntil = startsAt?.toISOString() ?? null;
  const [row] = await insert(transaction, { companyId, userId, now: now.toISOString(), waitsUntil, ...what });
  if (!row) throw new Error('no task was started');
  return row.id;
}

const insert = statement(
  'start_task',
  of<{ id: number }>,
  () => sql`
    insert into tasks (company_id, created_by, kind, permission, total, payload, key, leased_until, created_at)
    values (${number('companyId')}, ${number('userId')}, ${text('kind')}, ${text('permission')}, ${number('total')},
      ${text('payload')}::jsonb, ${textOrNull('key')}, ${textOrNull('waitsUntil')}::timestamptz, ${text('now')}::timestamptz)
    returning id`,
);

/** The task that this person started with that idempotency key; undefined for none. */
export async function findTask(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  key: string,
): Promise<{ id: number; total: number } | undefined> {
  const [found] = await find(transaction, { companyId, userId, key });
  return found;
}

const find = statement(
  'find_task',
  of<{ id: number; total: number }>,
  () => sql`
    select id, total from tasks
    where company_id = ${number('companyId')} and created_by = ${number('userId')} and key = ${text('key')}`,
);
