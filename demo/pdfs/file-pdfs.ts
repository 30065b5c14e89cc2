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
 * Adds the missing PDFs of the download zone, the courses and the packages of the demo; existing ones stay, whoever uploaded them.
 * Returns how many were added.
 */
export async function filePdfs(transaction: Transaction, storage: Storage): Promise<number> {
  const made = readMade();
  const there = new Set((await transaction.select({ name: documents.name }).from(documents)).map(({ name }) => name));
  const missing = made.documents.filter(({ file }) => !there.has(file));
  const lacking = await lackingOf(transaction, made.learning);
  // Files in parallel, since writing each one waits for the disk. Rows one after the other: a transaction has one connection, and no
  // statement may still be running when a failure ends it.
  const [documentFiles, learningFiles] = await Promise.all([
    Promise.all(
      missing.map(async (document) => ({ document, stored: await store(storage, 'documents', document.file) })),
    ),
    Promise.all(
      lacking.map(async ({ id, pdf }) => ({ id, pdf, stored: await store(storage, 'courses/demo', pdf.file) })),
    ),
  ]);
  for (const { document, stored } of documentFiles) await fileDocument(transaction, document, stored);
  for (const { id, pdf, stored } of learningFiles) await fileLearning(transaction, id, pdf, stored);
  return missing.length + lacking.length;
}

async function fileDocument(transaction: Transaction, document: MadeDocument, { key, bytes }: Stored): Promise<void> {
  const { file, position, language, titleEn, titleSr } = document;
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

/** PDFs whose course or package exists and lacks them. */
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

async function fileLearning(
  transaction: Transaction,
  id: number,
  pdf: MadeLearning,
  { key, bytes }: Stored,
): Promise<void> {
  const table = TABLES[pdf.table];
  await transaction
    .update(table)
    .set({ [pdf.column]: { key, name: pdf.name, bytes, pages: pdf.pages } })
    .where(and(eq(table.id, id), isNull(table[pdf.column])));
}

interface Stored {
  key: string;
  bytes: number;
}

async function store(storage: Storage, folder: string, file: string): Promise<Stored> {
  const bytes = await readMadeFile(file);
  const key = `${folder}/${file.replace(/\.pdf$/, '')}-${randomBytes(12).toString('base64url')}`;
  await storage.put(key, bytes, PDF);
  return { key, bytes: bytes.length };
}
