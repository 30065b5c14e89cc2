import type { FastifyReply } from 'fastify';
import { mayRead } from '#contract/permissions/permissions.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Caller } from '../caller/caller.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import { notFound } from '../errors/request.errors.ts';
import type { TaskKind } from './task-kind.ts';
import { fileGone } from './tasks.errors.ts';
import { FILE_UNTIL, own, type Site } from './tasks.service.ts';

interface Which {
  id: number;
  site: Site;
  now: Date;
}

// Few enough that their memory is freed as short-lived garbage.
const PIECES_AT_ONCE = 5;

/**
 * Streams the file of one of the caller's own tasks, if they still have the permission to read its list. Throws notFound,
 * permissionMissing or fileGone.
 */
export async function sendTaskFile(
  { reply, database, caller }: { reply: FastifyReply; database: Database; caller: Caller },
  { id, site, now }: Which,
): Promise<FastifyReply> {
  const [found] = await ask<{
    kind: string;
    permission: TaskKind['permission'];
    made: Date | string;
    until: string | null;
  }>(
    database,
    sql`select t.kind, t.permission, t.created_at as made, ${FILE_UNTIL} as until from tasks t where ${own(caller, site)} and t.id = ${id}`,
  );
  if (!found) throw notFound();
  const { kind, permission, made, until } = found;
  if (!mayRead(caller.roles, permission))
    throw permissionMissing(permission, await readPermissionHolders(database, caller.companyId, permission));
  if (until === null || now.getTime() >= Date.parse(until)) throw fileGone();
  return sendCsv(reply, piecesOf(database, caller.companyId, id), new Date(made), listOf(kind));
}

/** Name of the file of an export task, the same as for a direct export: `orders` for `export_orders`. */
const listOf = (kind: string): string => kind.replace(/^export_(all_)?/, '');

async function* piecesOf(database: Database, companyId: number, id: number): AsyncGenerator<string> {
  for (let from = 0; ; from += PIECES_AT_ONCE) {
    const pieces = await ask<{ content: string }>(
      database,
      sql`select content from export_pieces where company_id = ${companyId} and task_id = ${id}
        and piece >= ${from}::integer and piece < ${from + PIECES_AT_ONCE}::integer order by piece`,
    );
    yield pieces.map(({ content }) => content).join('');
    if (pieces.length < PIECES_AT_ONCE) return;
  }
}

/** Deletes the files of tasks a day after the tasks ended. */
export async function dropTaskFiles(database: Database, now: Date): Promise<void> {
  await ask(
    database,
    sql`delete from export_pieces p using tasks t
      where t.company_id = p.company_id and t.id = p.task_id and t.ended_at <= ${now.toISOString()}::timestamptz - interval '1 day'`,
  );
}
