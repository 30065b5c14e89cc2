import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Via } from '#contract/changes/change-kinds.ts';
import type { Audience } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import type { Database } from '../database/database.ts';
import { unlessReadOnly } from '../database/sql-state.ts';
import { statement } from '../database/statement.ts';
import { of, sql, type Text, value } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { sessions } from './caller.table.ts';

/** Author of a change, and the way it was made (by default a command). In a call it is the `Caller`. */
export interface Acting extends PersonKey {
  via?: Via;
  /** Id of the import, gift or approval. */
  viaId?: string;
  /** The colleague in whose place they act, of the same company. */
  forId?: number;
  requestId?: string;
  tokenHash?: Buffer;
}

/** The caller, and the versions of the data that they see. All queries on a company's rows take `companyId` from here. */
export interface Caller extends PersonKey {
  language: Language;
  currency: Currency;
  roles: Roles;
  isAdmin: boolean;
  /** Whether signing in requires a one-time code. */
  hasCode: boolean;
  userVersion: number;
  companyVersion: number;
  catalogueVersion: number;
  /** Rises with what people see of the catalogue beside benefits (benefits.table.ts). */
  catalogueEpoch: number;
  tokenHash: Buffer;
  via: 'screen';
  /** The id of the call in the log. */
  requestId: string;
  /** Which benefits they keep; of calls that show benefits alone. */
  favourites?: readonly number[];
}

/** product.md 3: a token lasts 30 days from its last use. */
export const TOKEN_LIFE = 30 * 24 * 60 * 60 * 1000;
// How outdated the stored time of the last use may be before it is updated, in milliseconds.
const TOUCH_AFTER = 60 * 60 * 1000;

// The name of a scheme is in any letters (RFC 9110, 11.1).
const HEADER = /^Token ([\w-]{43})$/i;

interface Sent {
  authorization: string | undefined;
  requestId: string;
  /** Whether their favourites are read too. */
  withFavourites?: boolean;
}

/** Finds the caller of a token, in one statement; null for a token that is invalid or no longer valid. */
export async function findCaller(
  database: Database,
  { authorization, requestId, withFavourites = false }: Sent,
  now: Date,
): Promise<Caller | null> {
  const token = HEADER.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const tokenHash = hashToken(token);
  const [row] = await (withFavourites ? findReader : find)(database, { tokenHash });
  if (!row) return null;
  const [companyId, userId, language, currency, roles, isAdmin, hasCode, versions, lastUsed, favourites] = row.found;
  const unused = now.getTime() - lastUsed;
  if (unused >= TOKEN_LIFE) return null;
  if (unused > TOUCH_AFTER) await touch(database, tokenHash, now).catch(unlessReadOnly);
  const [admin_roles, company_roles, corporate_account] = roles;
  const [userVersion, companyVersion, catalogueVersion, catalogueEpoch] = versions;
  return {
    companyId,
    userId,
    language,
    currency,
    roles: { admin_roles, company_roles, corporate_account },
    isAdmin,
    hasCode,
    userVersion,
    companyVersion,
    catalogueVersion,
    catalogueEpoch,
    tokenHash,
    via: 'screen',
    requestId,
    ...(favourites && { favourites }),
  };
}

/** SHA-256 of a token, an attempt's id, or a recovery code; only this is stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the caller may make calls of this audience (specification.md 6). */
export function belongsTo(audience: Audience, { roles }: Caller): boolean {
  if (audience === 'admin') return roles.admin_roles.length > 0;
  if (audience === 'company-admin') return roles.company_roles.length > 0;
  if (audience === 'corporate') return roles.corporate_account;
  return true;
}

/** A caller as the statement reads them: values without their names, which would be most of what a poll reads. */
interface CallerRow {
  found: [
    companyId: number,
    userId: number,
    language: Language,
    currency: Currency,
    roles: [admin: Roles['admin_roles'], company: Roles['company_roles'], corporate: boolean],
    isAdmin: boolean,
    hasCode: boolean,
    versions: [user: number, company: number, catalogue: number, epoch: number],
    /** In milliseconds. */
    lastUsed: number,
    favourites?: number[],
  ];
}

// Raw and one value wide, for it is most of what a poll costs: the driver takes up every column again each time.
const textWith = (more: Text) => sql`
    select json_build_array(s.company_id, s.user_id, u.language, c.currency,
      json_build_array(u.admin_roles, u.company_roles, u.corporate_account), u.is_admin, u.one_time_secret is not null,
      json_build_array(u.version, c.version, coalesce(v.version, 0), coalesce(v.epoch, 0)),
      (extract(epoch from s.last_used_at) * 1000)::bigint${more}) as found
    from sessions s
      join users u on u.company_id = s.company_id and u.id = s.user_id
      join companies c on c.id = s.company_id
      left join catalogue_version v on true
    where s.token_hash = ${value('tokenHash', of<Buffer>)} and u.active and c.active`;

const find = statement('find_caller', of<CallerRow>, () => textWith(sql``));

const findReader = statement('find_reader', of<CallerRow>, () =>
  textWith(sql`, (select coalesce(json_agg(f.benefit_id), '[]') from favourites f
        where f.company_id = s.company_id and f.user_id = s.user_id)`),
);

async function touch(database: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await database.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
}
