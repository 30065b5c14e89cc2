import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { dropFile, type PutFile, type StoredFile, storeFile } from '../files/files.service.ts';
import { files } from '../files/files.table.ts';
import { changePerson, isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';

/** Path of pictures of people. Their addresses cannot be guessed, because a picture on a page cannot send a token. */
const ADDRESS = '/files/pictures/';

/** Replaces the picture of a person by one whose bytes are already stored; null removes it. */
export async function setPicture(
  database: Database,
  person: PersonKey,
  { put, now }: { put: PutFile | null; now: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    if (put) await storeFile(transaction, person, put);
    await replacePicture(transaction, person, { address: put && ADDRESS + put.key, now });
  });
}

/** Gives a person whose row is locked the picture at an address, or none; the file of the one before is removed. */
export async function replacePicture(
  transaction: Transaction,
  person: PersonKey,
  { address, now }: { address: string | null; now: Date },
): Promise<void> {
  const before = await pictureOf(transaction, person);
  await changePerson(transaction, person, { profilePicture: address });
  if (!before?.startsWith(ADDRESS)) return;
  await dropFile(transaction, { companyId: person.companyId, key: before.slice(ADDRESS.length), now });
}

/** The file of a person's current picture, by its address; null for any other stored file. */
export async function readPicture(database: Database, address: string): Promise<StoredFile | null> {
  const [, key, company] = /^\/files\/pictures\/([\d-]{10}\/(\d{1,15})\/[\w-]{32})$/.exec(address) ?? [];
  if (key === undefined) return null;
  const { id, name, type, bytes, sha256 } = files;
  const [row] = await database
    .select({ id, key: files.key, name, type, bytes, sha256 })
    .from(files)
    .innerJoin(users, and(eq(users.companyId, files.companyId), eq(users.id, files.userId)))
    .where(and(eq(files.companyId, Number(company)), eq(files.key, key), eq(users.profilePicture, ADDRESS + key)));
  return row ?? null;
}

async function pictureOf(transaction: Transaction, person: PersonKey): Promise<string | null> {
  const [row] = await transaction.select({ picture: users.profilePicture }).from(users).where(isPerson(person));
  return row?.picture ?? null;
}
