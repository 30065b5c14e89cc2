import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { StoredFile } from '../files/files.service.ts';

/**
 * Path of pictures of courses and packages. Their addresses cannot be guessed, because a picture on a page cannot send a token.
 */
export const IMAGE_ADDRESS = '/files/learning/';

/** The storage key of an uploaded picture, by its address; undefined for a picture of the demo. */
export function keyOfImage(address: string): string | undefined {
  return address.startsWith(IMAGE_ADDRESS) ? address.slice(IMAGE_ADDRESS.length) : undefined;
}

type Sent = Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>;

/** The current picture of a course or a package, by its address; null for any other stored file. */
export async function findLearningImage(database: Database, address: string): Promise<Sent | null> {
  const [, key, company] = /^\/files\/learning\/([\d-]{10}\/(\d{1,15})\/[\w-]{32})$/.exec(address) ?? [];
  if (key === undefined) return null;
  const rows = await ask<Sent>(
    database,
    sql`
    select f.key, f.name, f.type, f.bytes from files f
    where f.company_id = ${Number(company)} and f.key = ${key} and (
      exists (select from courses where image = ${address}) or exists (select from packages where image = ${address}))`,
  );
  return rows[0] ?? null;
}
