import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { documents } from '#server/documents/documents.table.ts';
import type { Storage } from '#server/files/storage.ts';
import { courses } from '#server/learning/courses.table.ts';
import { packages } from '#server/learning/packages.table.ts';
import { type MadeDocument, type MadeLearning, readMade, readMadeFile } from './made.ts';

const PDF = 'application/pdf';
const TABLES = { courses, packages };

/**
 * Gives the download zone, the courses and the packages of the demo the PDFs that they lack; those that have one, whoever sent
 * it, keep it. Answers how many.
 */
export async function filePdfs(transaction: Transaction, storage: Storage): Promise<number> {
  const made = readMade();
  const there = new Set((await transaction.select({ name: documents.name }).from(documents)).map(({ name }) => name));
  const missing = made.documents.filter(({ file }) => !there.has(file));
  const lacking = await lackingOf(transaction, made.learning);
  // At once: each is brought to the disk, which is waited for. One connection takes its statements one after the other.
  await Promise.all([
    ...missing.map((document) => fileDocument(transaction, storage, document)),
    ...lacking.map(({ id, pdf }) => fileLearning(transaction, storage, id, pdf)),
  ]);
  return missing.length + lacking.length;
}

async function fileDocument(transaction: Transaction, storage: Storage, document: MadeDocument): Promise<void> {
  const { file, position, language, titleEn, titleSr } = document;
  const { key, bytes } = await store(storage, 'documents', file);
  await transaction.insert(documents).values({
    position,
    language,
    titleEn,
    titleSr,
    key,
    name: file,
    type: PDF,
    bytes,
    searchKey: searchKey(`${titleEn} ${titleSr}`),
  });
}

/** The PDFs whose course or package is there without one. */
async function lackingOf(transaction: Transaction, made: readonly MadeLearning[]) {
  const rows = {
    courses: await transaction.select().from(courses),
    packages: await transaction.select().from(packages),
  };
  return made.flatMap((pdf) => {
    const row = rows[pdf.table].find(({ nameSr }) => nameSr === pdf.nameSr);
    return row && !row[pdf.column] ? [{ id: row.id, pdf }] : [];
  });
}

async function fileLearning(transaction: Transaction, storage: Storage, id: number, pdf: MadeLearning): Promise<void> {
  const { key, bytes } = await store(storage, 'courses/demo', pdf.file);
  const table = TABLES[pdf.table];
  await transaction
    .update(table)
    .set({ [pdf.column]: { key, name: pdf.name, bytes, pages: pdf.pages } })
    .where(and(eq(table.id, id), isNull(table[pdf.column])));
}

async function store(storage: Storage, folder: string, file: string): Promise<{ key: string; bytes: number }> {
  const bytes = await readMadeFile(file);
  const key = `${folder}/${file.replace(/\.pdf$/, '')}-${randomBytes(12).toString('base64url')}`;
  await storage.put(key, bytes, PDF);
  return { key, bytes: bytes.length };
}
