import type { AdminProvider } from '#contract/providers/admin-providers.contract.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { type PutFile, storeFile } from '../files/files.service.ts';
import { sentFiles } from '../files/sent-file.ts';
import { type Editing, saveProvider } from './save-provider.ts';

const pictures = sentFiles('providers');

interface Picturing extends Editing {
  /** The picture, whose bytes are already stored; null removes the picture. */
  put: PutFile | null;
}

/** Replaces the picture of a provider, or removes it. Throws notFound, or recordChanged. */
export function setPicture(database: Database, { put, ...editing }: Picturing): Promise<AdminProvider> {
  return saveProvider(database, editing, {
    kind: 'provider.changed',
    columns: { picture: put && pictures.addressOf(put.key) },
    finish: async (transaction, { before }) => {
      if (put) await storeFile(transaction, editing.admin, put);
      await pictures.drop(transaction, before.picture, editing.now);
    },
  });
}

/** A provider's current picture, by its address; null for any other stored file. */
export const findPicture = (database: Database, address: string) =>
  pictures.find(database, address, sql`exists (select from providers where picture = ${address})`);
