import type { AdminProvider } from '#contract/providers/admin-providers.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { dropFile, type PutFile, type StoredFile, storeFile } from '../files/files.service.ts';
import { type Editing, saveProvider } from './save-provider.ts';

/** Where pictures of providers are: an address that nobody guesses, as a picture on a page can carry no token. */
const ADDRESS = '/files/providers/';
// The day, the company of the admin who sent it, and random letters.
const KEY = /^\/files\/providers\/([\d-]{10}\/(\d{1,15})\/[\w-]{32})$/;

interface Picturing extends Editing {
  /** Whose bytes are kept already; null removes the picture. */
  put: PutFile | null;
}

/** Replaces the picture of a provider, or removes it. Throws notFound, or recordChanged. */
export function setPicture(database: Database, { put, ...editing }: Picturing): Promise<AdminProvider> {
  return saveProvider(database, editing, {
    kind: 'provider.changed',
    columns: { picture: put && ADDRESS + put.key },
    finish: async (transaction, { before }) => {
      if (put) await storeFile(transaction, editing.admin, put);
      // The drawings of the shop stay, for others show them too.
      const [, key, company] = KEY.exec(String(before.picture)) ?? [];
      if (key) await dropFile(transaction, { companyId: Number(company), key, now: editing.now });
    },
  });
}

/** The picture that a provider has now, by its address; null for anything else that is kept. */
export async function findPicture(
  database: Database,
  address: string,
): Promise<Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'> | null> {
  const [, key, company] = KEY.exec(address) ?? [];
  if (key === undefined) return null;
  const [found] = await ask<Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>>(
    database,
    sql`
    select f.key, f.name, f.type, f.bytes from files f
    where f.company_id = ${Number(company)} and f.key = ${key}
      and exists (select from providers where picture = ${address})`,
  );
  return found ?? null;
}
