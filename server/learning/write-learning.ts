import { eq } from 'drizzle-orm';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Acting } from '../caller/caller.ts';
import { type ChangedValue, noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import type { Storage } from '../files/storage.ts';
import { checkSeen } from '../records/record-moved.ts';
import { changedLearning } from './changed-learning.ts';
import type { courses } from './courses.table.ts';
import {
  dropReplaced,
  type FileColumns,
  type LearningUploads,
  putLearningFiles,
  removedColumns,
  storeLearningFiles,
} from './learning-files.ts';
import type { packages } from './packages.table.ts';
import { inputOf, type LearningFields, learningColumnsFrom } from './written-learning.ts';

/** The fields and files of a course or a package that an admin sends. */
export interface Writing {
  admin: Acting;
  fields: LearningFields;
  files: LearningUploads;
  /** The key of the course or package that is changed; null for a new one. */
  pk: number | null;
  /** The revision that was seen; null accepts any. */
  seen: number | null;
  now: Date;
}

interface Place {
  kind: CourseOrPackage;
  table: typeof courses | typeof packages;
  /** Whether it cannot be offered without a PDF. */
  needsPdf: boolean;
  /** Columns that the other table does not have. */
  own: object;
  /** Writes dependent rows in the same transaction; answers the changed fields. */
  finish: (transaction: Transaction, id: number) => Promise<ChangedValue[]>;
}

/**
 * Writes a course or a package with its files, in one transaction; answers its pk. The bytes of new files are stored before it,
 * those of replaced ones are removed after it. Throws notFound, RecordMoved, or requestInvalid with the problems of its fields.
 */
export async function writeLearning(
  database: Database,
  storage: Storage,
  { admin, fields, files, pk, seen, now }: Writing,
  { kind, table, needsPdf, own, finish }: Place,
): Promise<number> {
  const puts = await putLearningFiles(storage, admin, { files, now });
  return inTransaction(database, async (transaction) => {
    const before = pk === null ? null : await lock(transaction, table, pk);
    if (before) checkSeen(before, seen);
    const columns = { ...learningColumnsFrom(fields, before ? inputOf(before) : undefined), ...own };
    const removed = removedColumns(fields.removed_files);
    const stored = { ...removed, ...(await storeLearningFiles(transaction, admin, puts)) };
    const { pdfEn, pdfSr } = { ...(before ?? NO_FILES), ...stored };
    // A course that is on offer stays so without a PDF, unless the PDF was removed: the PDF of a demo course is made a little
    // later.
    const isWithout = 'pdfEn' in removed || 'pdfSr' in removed;
    const isOffered = before && !isWithout ? fields.active === true : columns.active;
    if (needsPdf && isOffered && !pdfEn && !pdfSr) throw requestInvalid({ pdf: fieldText('required', {}) });
    const after = { ...columns, ...stored };
    const id = before?.id ?? (await insert(transaction, table, { ...after, createdAt: now, changedAt: now }));
    const values = [...changedLearning(before, after), ...(await finish(transaction, id))];
    if (values.length === 0) return id;
    const revision = before ? before.revision + 1 : 1;
    if (before) {
      await transaction
        .update(table)
        .set({ ...after, revision, changedAt: now })
        .where(eq(table.id, id));
      await dropReplaced(transaction, admin, { before, after: stored, now });
    }
    const recordName = columns.nameSr || columns.nameEn;
    const noted = { companyId: PLATFORM, recordId: id, recordName, revision, values };
    await noteChange(transaction, admin, { kind: `${kind}.${before ? 'changed' : 'added'}`, ...noted }, now);
    return id;
  });
}

const NO_FILES: FileColumns = {
  image: null,
  pdfEn: null,
  pdfSr: null,
  certificatePdfEn: null,
  certificatePdfSr: null,
};

async function lock(transaction: Transaction, table: Place['table'], pk: number) {
  const [row] = await transaction.select().from(table).where(eq(table.id, pk)).for('no key update');
  if (!row) throw notFound();
  return row;
}

async function insert(
  transaction: Transaction,
  table: Place['table'],
  values: typeof courses.$inferInsert,
): Promise<number> {
  const [row] = await transaction.insert(table).values(values).returning({ id: table.id });
  if (!row) throw new Error('Nothing was put in');
  return row.id;
}
