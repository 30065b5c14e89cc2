import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Audience } from '#contract/endpoint.ts';
import type { Currency, Language } from '#contract/money/money.rules.ts';
import { catalogueVersion } from '../benefits/benefits.table.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { users } from '../users/users.table.ts';
import { sessions } from './session.table.ts';

/** Who makes the call, and the versions of what they see. All queries on a company's rows take `companyId` from here. */
export interface Caller {
  companyId: number;
  userId: number;
  language: Language;
  currency: Currency;
  isAdmin: boolean;
  isCompanyAdmin: boolean;
  corporateAccount: boolean;
  userVersion: number;
  companyVersion: number;
  catalogueVersion: number;
  tokenHash: Buffer;
  lastUsedAt: Date;
}

/** Product.md 3: a token lasts 30 days from its last use. */
export const TOKEN_LIFE = 30 * 24 * 60 * 60 * 1000;
// How stale the last use may be before it is written down again.
const TOUCH_AFTER = 60 * 60 * 1000;

const HEADER = /^Token ([\w-]{43})$/;

export type FindCaller = (authorization: string | undefined, now: Date) => Promise<Caller | null>;

/** Prepares the one statement that tells who a token belongs to; null for a token that is not, or no longer, good. */
export function prepareFindCaller(database: Database): FindCaller {
  const find = prepare(database);
  return async (authorization, now) => {
    const token = HEADER.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const tokenHash = hashToken(token);
    const [found] = await find.execute({ tokenHash, usedAfter: new Date(now.getTime() - TOKEN_LIFE) });
    if (!found) return null;
    if (now.getTime() - found.lastUsedAt.getTime() > TOUCH_AFTER) await touch(database, tokenHash, now);
    return { ...found, tokenHash };
  };
}

/** Only this is kept of a token, an attempt's id, or a recovery code. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the caller may make calls of this audience (spec 6). */
export function belongsTo(audience: Audience, caller: Caller): boolean {
  if (audience === 'admin') return caller.isAdmin;
  if (audience === 'company-admin') return caller.isCompanyAdmin;
  if (audience === 'corporate') return caller.corporateAccount;
  return true;
}

function prepare(database: Database) {
  return database
    .select({
      companyId: sessions.companyId,
      userId: sessions.userId,
      lastUsedAt: sessions.lastUsedAt,
      language: users.language,
      isAdmin: users.isAdmin,
      isCompanyAdmin: users.isCompanyAdmin,
      corporateAccount: users.corporateAccount,
      userVersion: users.version,
      currency: companies.currency,
      companyVersion: companies.version,
      catalogueVersion: sql<number>`coalesce(${catalogueVersion.version}, 0)`.mapWith(Number),
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
    .innerJoin(companies, eq(companies.id, sessions.companyId))
    .leftJoin(catalogueVersion, sql`true`)
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        eq(users.active, true),
        eq(companies.active, true),
      ),
    )
    .prepare('find_caller');
}

async function touch(database: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await database.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}
