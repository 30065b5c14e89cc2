import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getMe } from '#contract/users/users.contract.ts';
import type { Caller } from '../caller/caller.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';

type Versions = Pick<Caller, 'companyId' | 'userId' | 'userVersion' | 'companyVersion' | 'catalogueEpoch'>;

/** A hash of everything besides rows that the answer depends on: its schema, a setting of this server, and the build. */
export function shapeOfMe(companyAdminUrl: string): string {
  const shape = JSON.stringify([companyAdminUrl, jsonSchema(getMe.answer, 'output')]);
  // The bundle is one file: another build, which may answer otherwise, has another ETag, on every process the same.
  const build = readFileSync(fileURLToPath(import.meta.url));
  return createHash('sha256').update(shape).update(build).digest('base64url').slice(0, 8);
}

/** The ETag of v2/me/ without the revision of the benefits in cart and favourites: the part known once the token is looked up. */
export function versionWithoutKept(versions: Versions, year: number, shape: string): string {
  const { companyId, userId, userVersion, companyVersion, catalogueEpoch } = versions;
  return `${companyId}.${userId}.${userVersion}.${companyVersion}.${catalogueEpoch}.${year}.${shape}`;
}

/** The ETag of v2/me/: two answers with the same one are the same (quality.md 2.19). */
export function meVersion(withoutKept: string, keptRevision: number): string {
  return `"${withoutKept}.${keptRevision}"`;
}

/** Whether If-None-Match has a version that can differ only in the benefits of cart and favourites. */
export function maybeNames(ifNoneMatch: string | undefined, withoutKept: string): boolean {
  return ifNoneMatch?.includes(`"${withoutKept}.`) ?? false;
}
