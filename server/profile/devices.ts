import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Device } from '#contract/profile/profile.contract.ts';
import { sessions } from '../caller/caller.table.ts';
import { type Caller, TOKEN_LIFE } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { deviceName } from './device-name.ts';

interface Page {
  page?: number | undefined;
  page_size?: number | undefined;
}

/** Where the caller is signed in: this device first, then the last used first. */
export async function listDevices(
  database: Database,
  caller: Caller,
  page: Page,
  now: Date,
): Promise<{ count: number; results: Device[] }> {
  const alive = and(isOwn(caller), gt(sessions.lastUsedAt, new Date(now.getTime() - TOKEN_LIFE)));
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${caller.tokenHash}`;
  const { offset, size } = rowsOf({ ...page });
  const [counted] = await database.select({ count: count() }).from(sessions).where(alive);
  const rows = await database
    .select({
      id: sessions.id,
      current: isCurrent,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(alive)
    .orderBy(desc(isCurrent), desc(sessions.lastUsedAt), sessions.id)
    .limit(size)
    .offset(offset);
  const results = rows.map(({ userAgent, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    ...deviceName(userAgent),
    signed_in_at: createdAt.toISOString(),
    last_used_at: (row.current ? now : lastUsedAt).toISOString(),
  }));
  return { count: counted?.count ?? 0, results };
}

/** Signs out one of the caller's devices. Throws notFound for one that is not theirs. */
export async function endDevice(database: Database, caller: Caller, id: string): Promise<void> {
  const ended = await database
    .delete(sessions)
    .where(and(isOwn(caller), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}

/** Signs all devices of the caller out but this one. */
export async function endOtherDevices(database: Database, caller: Caller): Promise<void> {
  await database.delete(sessions).where(and(isOwn(caller), ne(sessions.tokenHash, caller.tokenHash)));
}

function isOwn({ companyId, userId }: Caller) {
  return and(eq(sessions.companyId, companyId), eq(sessions.userId, userId));
}
