import type { LEARNING_FILES } from '#contract/courses/authoring.contract.ts';
import type { FileOf } from '#contract/endpoint.ts';
import type { Transaction } from '../database/database.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { dropBytes, dropFile, type PutFile, putFile, storeFile } from '../files/files.service.ts';
import type { Storage } from '../files/storage.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { LearningFile } from './courses.table.ts';
import { IMAGE_ADDRESS, keyOfImage } from './learning-image.ts';
import { pagesOf } from './pdf-pages.ts';

export type LearningUploads = FileOf<typeof LEARNING_FILES, UploadedFile>;

/** The columns of a course or a package that have its files. */
export interface FileColumns {
  image: string | null;
  pdfEn: LearningFile | null;
  pdfSr: LearningFile | null;
  certificatePdfEn: LearningFile | null;
  certificatePdfSr: LearningFile | null;
}

/** The column of each file field. */
export const COLUMNS = {
  image: 'image',
  pdf: 'pdfSr',
  pdf_en: 'pdfEn',
  certificate_pdf: 'certificatePdfSr',
  certificate_pdf_en: 'certificatePdfEn',
} as const satisfies Record<keyof LearningUploads, keyof FileColumns>;

/** A file whose bytes are stored, but not its row yet. */
interface Put {
  column: keyof FileColumns;
  put: PutFile;
  /** Number of pages of the PDF. */
  pages: number;
}

/**
 * Checks the PDFs and stores the bytes of all files, before the transaction. Throws requestInvalid for a PDF that cannot be read.
 */
export async function putLearningFiles(
  storage: Storage,
  admin: PersonKey,
  { files, now }: { files: LearningUploads; now: Date },
): Promise<Put[]> {
  const sent: (Omit<Put, 'put'> & { file: UploadedFile })[] = [];
  for (const [field, column] of Object.entries(COLUMNS) as [keyof LearningUploads, keyof FileColumns][]) {
    const file = files[field];
    if (!file) continue;
    const pages = field === 'image' ? 1 : await pagesOf(file.bytes);
    if (pages === null) throw requestInvalid({ [field]: UNREADABLE });
    sent.push({ column, file, pages });
  }
  const puts: Put[] = [];
  for (const { file, ...rest } of sent) puts.push({ ...rest, put: await putFile(storage, admin, { file, now }) });
  return puts;
}

const UNREADABLE = {
  en: 'This PDF cannot be read: it is damaged, or locked with a password',
  sr: 'Ovaj PDF ne može da se pročita: oštećen je ili zaključan lozinkom',
};

/** Inserts the rows of files whose bytes are stored; answers the columns that refer to them. */
export async function storeLearningFiles(
  transaction: Transaction,
  admin: PersonKey,
  puts: readonly Put[],
): Promise<Partial<FileColumns>> {
  const columns: Partial<FileColumns> = {};
  for (const { column, put, pages } of puts) {
    await storeFile(transaction, admin, put);
    const { name, bytes } = put.file;
    if (column === 'image') columns.image = `${IMAGE_ADDRESS}${put.key}`;
    else columns[column] = { key: put.key, name, bytes: bytes.length, pages };
  }
  return columns;
}

/** The columns of files to be removed, set to null, from the names of their fields: `pdf_en,image`. */
export function removedColumns(fields: string | undefined): Partial<FileColumns> {
  const names = (fields?.split(',') ?? []) as (keyof typeof COLUMNS)[];
  return Object.fromEntries(names.map((name) => [COLUMNS[name], null]));
}

interface Replacing {
  before: FileColumns;
  after: Partial<FileColumns>;
  now: Date;
}

/**
 * Removes files that were replaced or taken out; their bytes follow after the commit. The shop's own drawings stay, as other
 * records show them too.
 */
export async function dropReplaced(
  transaction: Transaction,
  admin: PersonKey,
  { before, after, now }: Replacing,
): Promise<void> {
  for (const column of Object.keys(after) as (keyof FileColumns)[]) {
    const replaced = before[column];
    const key = typeof replaced === 'string' ? keyOfImage(replaced) : replaced?.key;
    if (!key) continue;
    // A key has the day, the company of the admin who sent the file, and random letters. PDFs made by the demo have another form
    // of key.
    const [, companyId] = /^[\d-]{10}\/(\d+)\//.exec(key) ?? [];
    if (companyId) await dropFile(transaction, { companyId: Number(companyId), key, now });
    else await dropBytes(transaction, { companyId: admin.companyId, key, now });
  }
}
