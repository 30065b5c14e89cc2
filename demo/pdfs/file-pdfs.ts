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
  // Files at once, for each is brought to the disk, which is waited for. Rows one after the other: a transaction has one
  // connection, and none of its statements may be left when it ends for a failure.
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
