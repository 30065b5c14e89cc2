import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { StoredFile } from '../files/files.service.ts';

/** Where pictures of courses and packages are: an address that nobody guesses, as a picture on a page can carry no token. */
export const IMAGE_ADDRESS = '/files/learning/';

/** The key of a picture that somebody sent, by its address; undefined for one of the demo. */
export function keyOfImage(address: string): string | undefined {
  return address.startsWith(IMAGE_ADDRESS) ? address.slice(IMAGE_ADDRESS.length) : undefined;
}

type Sent = Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>;

/** The picture that a course or a package has now, by its address; null for anything else that is kept. */
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
