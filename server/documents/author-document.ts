import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type {
  AdminDocument,
  addDocument,
  changeDocument as change,
} from '#contract/documents/admin-documents.contract.ts';
import { MOST_DOCUMENTS } from '#contract/documents/documents.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { dropBytes, dropFile, type PutFile, storeFile } from '../files/files.service.ts';
import { lockOrder, readOrder } from '../records/one-order.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { documentsFull } from './documents.errors.ts';
import { documents } from './documents.table.ts';
import { checkTitles, documentOf, noteDocument, placeOf, readDocument } from './stored-document.ts';

interface Adding {
  admin: Acting;
  fields: BodyOf<typeof addDocument>;
  /** The file, whose bytes are already stored. */
  put: PutFile;
  now: Date;
}

/** Adds a document at the end. Throws documentsFull, or the problems of its titles. */
export function insertDocument(database: Database, { admin, fields, put, now }: Adding): Promise<AdminDocument> {
  const { title_sr = '', title_en = '', language } = fields;
  checkTitles({ title_sr, title_en });
  return inTransaction(database, async (transaction) => {
    await lockOrder(transaction, 'documents');
    const { ids, last } = await readOrder(transaction, 'documents');
    if (ids.length >= MOST_DOCUMENTS) throw documentsFull();
    await storeFile(transaction, admin, put);
    const titles = titleColumns({ title_sr, title_en });
    const row = { ...titles, ...fileColumns(put), language, position: last + 1, changedAt: now };
    const [{ id } = { id: 0 }] = await transaction.insert(documents).values(row).returning({ id: documents.id });
    const after = await readDocument(transaction, id);
    await noteDocument(transaction, { admin, kind: 'document.added', before: null, after, now });
    return after;
  });
}

/** Which document is written, by whom, and which revision of it was seen. */
interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

/** Changes the sent fields of a document. Throws notFound, recordChanged, or the problems of its titles. */
export function changeDocument(
  database: Database,
  { fields, ...editing }: Editing & { fields: BodyOf<typeof change> },
): Promise<AdminDocument> {
  return saveDocument(database, editing, {
    kind: 'document.changed',
    columns: async (transaction) => {
      const kept = await readDocument(transaction, editing.id, { toWrite: true });
      const titles = { title_sr: fields.title_sr ?? kept.title_sr, title_en: fields.title_en ?? kept.title_en };
      checkTitles(titles);
      return { ...titleColumns(titles), language: fields.language };
    },
  });
}

/** Replaces the file of a document; the former one is removed. Throws notFound, or recordChanged. */
export function replaceFile(
  database: Database,
  { put, ...editing }: Editing & { put: PutFile },
): Promise<AdminDocument> {
  return saveDocument(database, editing, {
    kind: 'document.changed',
    columns: async () => fileColumns(put),
    finish: async (transaction, before) => {
      await storeFile(transaction, editing.admin, put);
      await dropFormer(transaction, { key: before, companyId: editing.admin.companyId, now: editing.now });
    },
  });
}

/** Shows or withdraws a document. Throws notFound, or recordChanged. */
export function showDocument(
  database: Database,
  { active, reason, ...editing }: Editing & { active: boolean; reason?: string | undefined },
): Promise<AdminDocument> {
  const kind = active ? 'document.offered' : 'document.withdrawn';
  return saveDocument(database, editing, { kind, columns: async () => ({ active }), reason });
}

interface Saving {
  kind: ChangeKind;
  columns: (
    transaction: Transaction,
  ) => Promise<{ [Name in keyof typeof documents.$inferInsert]?: (typeof documents.$inferInsert)[Name] | undefined }>;
  /** Further work; gets the key of the former file. */
  finish?: (transaction: Transaction, key: string) => Promise<void>;
  reason?: string | undefined;
}

// Saves a document and notes the change, unless nothing of it changes.
function saveDocument(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, columns, finish, reason = '' }: Saving,
): Promise<AdminDocument> {
  return unlessMoved(database, placeOf(database, id), () =>
    inTransaction(database, async (transaction) => {
      const saving = { key: { id }, seen, columns: await columns(transaction), now };
      const saved = await saveRecord(transaction, documents, saving);
      const after = documentOf(saved.after);
      if (!saved.isChanged) return after;
      await finish?.(transaction, String(saved.before.key));
      await noteDocument(transaction, { admin, kind, before: documentOf(saved.before), after, reason, now });
      return after;
    }),
  );
}

const titleColumns = ({ title_sr: sr, title_en: en }: Pick<AdminDocument, 'title_sr' | 'title_en'>) => ({
  titleSr: sr,
  titleEn: en,
  searchKey: searchKey(`${sr} ${en}`),
});

const fileColumns = ({ key, file: { name, type, bytes } }: PutFile) => ({ key, name, type, bytes: bytes.length });

/** Files of the demo have bytes but no row in `files`. */
async function dropFormer(
  transaction: Transaction,
  { key, companyId, now }: { key: string; companyId: number; now: Date },
): Promise<void> {
  const owner = /^\d{4}-\d{2}-\d{2}\/(\d+)\//.exec(key)?.[1];
  if (owner) await dropFile(transaction, { companyId: Number(owner), key, now });
  else await dropBytes(transaction, { companyId, key, now });
}
