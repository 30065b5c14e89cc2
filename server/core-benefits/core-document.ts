import type { CoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { soldTo } from '../benefits/sold-to.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { dropFile, type PutFile, type StoredFile, storeFile } from '../files/files.service.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type Editing, saveCore } from './save-core.ts';
import type { KeptCore } from './stored-core.ts';

const NONE = { documentKey: null, documentName: null, documentBytes: null };

/** Stores the row of an uploaded document; answers the columns of the core benefit that refer to it. */
export async function keepDocument(transaction: Transaction, admin: PersonKey, put: PutFile) {
  await storeFile(transaction, admin, put);
  return { documentKey: put.key, documentName: put.file.name, documentBytes: put.file.bytes.length };
}

/** Gives an own core benefit a document, or none; the former one is removed. Throws notFound, recordChanged, or ofPlatform. */
export function replaceDocument(
  database: Database,
  { put, ...editing }: Editing & { put: PutFile | null },
): Promise<CoreBenefit> {
  const { admin, now } = editing;
  return saveCore(database, editing, {
    kind: 'core.changed',
    isOwn: true,
    write: async (transaction, kept) => {
      if (put === null && kept.documentKey === null) return null;
      const chosen = put ? await keepDocument(transaction, admin, put) : NONE;
      await dropFormer(transaction, admin, kept, now);
      return { chosen };
    },
  });
}

async function dropFormer(transaction: Transaction, { companyId }: Acting, { documentKey: key }: KeptCore, now: Date) {
  if (key !== null) await dropFile(transaction, { companyId, key, now });
}

/** The document of a company's core benefit: of a visible one, or of any. Throws notFound. */
export async function findDocument(
  database: Database,
  { companyId }: { companyId: number },
  id: number,
  { isAny = false } = {},
): Promise<Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>> {
  const seen = isAny ? sql`true` : soldTo(companyId);
  const [found] = await ask<Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>>(
    database,
    sql`
    select f.key, f.name, f.type, f.bytes
    from core_benefits own join benefits b on b.id = own.benefit_id and b.owner_company_id = own.company_id
    join files f on f.company_id = own.company_id and f.key = own.document_key
    where own.company_id = ${companyId} and own.benefit_id = ${id}::bigint and ${seen}`,
  );
  if (!found) throw notFound();
  return found;
}
