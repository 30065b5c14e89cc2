import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { post } from '../outbox/post.ts';
import type { PersonKey } from '../people/person-key.ts';
import { files } from './files.table.ts';
import type { Storage } from './storage.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A file whose bytes are stored, but which has no row yet. */
export interface PutFile {
  key: string;
  file: UploadedFile;
  now: Date;
}

/** The row of a file. */
export type StoredFile = Pick<typeof files.$inferSelect, 'id' | 'key' | 'name' | 'type' | 'bytes' | 'sha256'>;

/**
 * Stores the bytes of a file, so that they exist before the row that refers to them is committed. Called before the transaction,
 * so that a slow storage holds no lock. A job removes bytes that never get a row.
 */
export async function putFile(
  storage: Storage,
  { companyId }: { companyId: number },
  { file, now }: { file: UploadedFile; now: Date },
): Promise<PutFile> {
  const key = `${now.toISOString().slice(0, 10)}/${companyId}/${randomBytes(24).toString('base64url')}`;
  await storage.put(key, file.bytes, file.type);
  return { key, file, now };
}

/** Writes the row of a file of this person; answers its id. */
export async function storeFile(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { key, file, now }: PutFile,
): Promise<number> {
  const { name, type, bytes, sha256 } = file;
  const [row] = await transaction
    .insert(files)
    .values({ companyId, userId, key, name, type, bytes: bytes.length, sha256, createdAt: now })
    .returning({ id: files.id });
  if (!row) throw new Error('No file was stored');
  return row.id;
}

/** A file of a company; null when there is none. The calling code must make sure that the caller may see it. */
export async function readFile(
  database: Database | Transaction,
  { companyId, id }: { companyId: number; id: number },
): Promise<StoredFile | null> {
  const { key, name, type, bytes, sha256 } = files;
  const [row] = await database
    .select({ id: files.id, key, name, type, bytes, sha256 })
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.id, id)));
  return row ?? null;
}

/** Deletes the row of a file that is no longer used; its bytes follow after the commit, through the outbox. */
export async function dropFile(
  transaction: Transaction,
  { companyId, key, now }: { companyId: number; key: string; now: Date },
): Promise<void> {
  const dropped = await transaction
    .delete(files)
    .where(and(eq(files.companyId, companyId), eq(files.key, key)))
    .returning({ id: files.id });
  if (dropped.length > 0) await dropBytes(transaction, { companyId, key, now });
}

/** Removes bytes that are no longer used and have no row in `files`, such as those of the demo; also only after the commit. */
export async function dropBytes(
  transaction: Transaction,
  { companyId, key, now }: { companyId: number; key: string; now: Date },
): Promise<void> {
  await post(transaction, { companyId, kind: 'remove_file', payload: { key }, now });
}
