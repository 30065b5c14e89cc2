import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { AdminDocument, EditedDocument } from '#contract/documents/admin-documents.contract.ts';
import { titleProblems } from '#contract/documents/documents.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { type NotedRecord, noteRecord } from '../records/note-record.ts';
import { readChangedRow, readRow } from '../records/stored-row.ts';
import { TITLE_PROBLEMS } from './documents.errors.ts';

/** A document as its calls answer it, of its row by the names of its columns. */
export function documentOf(row: Fields): AdminDocument {
  const { id, title_sr, title_en, language, name, type, bytes, active, revision, changed_at } = row as AdminDocument;
  const file = { language, name, type, bytes };
  return { id, title_sr, title_en, ...file, active, revision, changed_at: new Date(changed_at).toISOString() };
}

/** A document, locked if it is to be written. Throws notFound. */
export async function readDocument(
  database: Database | Transaction,
  id: number,
  { toWrite = false } = {},
): Promise<AdminDocument> {
  return documentOf(await readRow(database, 'document', id, { toWrite }));
}

/** A document with who changed it last. Throws notFound. */
export async function readEditedDocument(database: Database, id: number): Promise<EditedDocument> {
  const { row, changed } = await readChangedRow(database, 'document', id);
  return Object.assign(documentOf(row), { changed });
}

/** Throws the problems of its titles, by field. */
export function checkTitles(titles: Pick<AdminDocument, 'title_sr' | 'title_en'>): void {
  const problems = Object.entries(titleProblems(titles));
  if (problems.length === 0) return;
  throw requestInvalid(Object.fromEntries(problems.map(([field, problem]) => [field, TITLE_PROBLEMS[problem]])));
}

/** How `unlessMoved` finds a document. */
export const placeOf = (database: Database, id: number) => ({
  kind: 'document' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readEditedDocument(database, id),
  revisionOf: ({ revision }: AdminDocument) => revision,
});

/** Notes what became of a document. */
export function noteDocument(transaction: Transaction, noted: NotedRecord<AdminDocument>) {
  const { title_sr: sr, title_en: en } = noted.after;
  const told = ['title_sr', 'title_en', 'language', 'name', 'active'];
  return noteRecord(transaction, { name: sr || en, told }, noted);
}
