import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/money/money.rules.ts';
import { certificateSheet } from '#server/certificates/sheet.ts';
import type { Database } from '#server/database/database.ts';
import type { Storage } from '#server/files/storage.ts';
import { takeLease } from '#server/jobs/lease.ts';
import { courses, type LearningFile } from '#server/learning/courses.table.ts';
import { packages } from '#server/learning/packages.table.ts';
import { pagesOf } from '#server/learning/pdf-pages.ts';
import type { DocumentText } from '../composer/document-content.ts';
import { DEMO_COURSES, DEMO_PACKAGES } from '../composer/learning.ts';
import { packageGuide } from '../composer/package-guide.ts';
import { typeset } from '../typesetter/typeset.ts';
import { PAGE_OF } from './documents.ts';

/** A PDF of the demo shop: where it belongs, and how it is made. */
interface DemoPdf {
  table: typeof courses | typeof packages;
  nameSr: string;
  column: 'pdfEn' | 'pdfSr' | 'certificatePdfEn' | 'certificatePdfSr';
  /** The name of the file without `.pdf`. */
  file: string;
  make: () => Promise<Buffer>;
}

const IN_LANGUAGE = [
  ['sr', 'SR', 'Sr'],
  ['en', 'EN', 'En'],
] as const;

type Table = DemoPdf['table'];

const readings = (table: Table, nameSr: string, written: (key: 'sr' | 'en', language: Language) => DocumentText) =>
  IN_LANGUAGE.map(([key, language, column]): DemoPdf => {
    const text = written(key, language);
    return {
      table,
      nameSr,
      column: `pdf${column}` as const,
      file: text.file,
      make: () => typeset({ ...text, language, pageOf: PAGE_OF[language] }),
    };
  });

const READINGS: readonly DemoPdf[] = [
  ...DEMO_COURSES.flatMap(({ sr, reading }) => readings(courses, sr.name, (key) => reading[key])),
  ...DEMO_PACKAGES.flatMap((one) => readings(packages, one.sr.name, (_, language) => packageGuide(one, language))),
];

const sheets = (table: Table, kind: 'course' | 'package') =>
  (kind === 'course' ? DEMO_COURSES : DEMO_PACKAGES).flatMap((content) =>
    IN_LANGUAGE.map(
      ([key, language, column]): DemoPdf => ({
        table,
        nameSr: content.sr.name,
        column: `certificatePdf${column}` as const,
        file: SHEET_NAMES[language],
        make: () => certificateSheet({ kind, title: content[key].name, language }),
      }),
    ),
  );

const SHEET_NAMES: Record<Language, string> = { EN: 'certificate', SR: 'sertifikat' };

// What is read first: a certificate without a sheet is printed on the shop's own.
const PDFS: readonly DemoPdf[] = [...READINGS, ...sheets(courses, 'course'), ...sheets(packages, 'package')];

export const DEMO_LEARNING_PDF_COUNT = PDFS.length;

/**
 * Makes the first PDF of the demo courses and packages that is missing; answers whether there was one. Setting pages takes
 * a while, so a job makes one after another, and a course says until then that it has none. Of many servers each makes others; the
 * bytes have a name of their own, so that what a row says of its file is true whoever made it.
 */
export async function makeNextLearningPdf(database: Database, storage: Storage, now: Date): Promise<boolean> {
  const [ofCourses, ofPackages] = [await database.select().from(courses), await database.select().from(packages)];
  for (const { table, nameSr, column, file, make } of PDFS) {
    const row = (table === courses ? ofCourses : ofPackages).find((each) => each.nameSr === nameSr);
    if (!row || row[column]) continue;
    const place = `${table === courses ? 'course' : 'package'}-${row.id}-${column}`;
    if (!(await takeLease(database, `demo-pdf:${place}`, now))) continue;
    const bytes = await make();
    const key = `courses/demo/${place}-${randomBytes(12).toString('base64url')}`;
    await storage.put(key, bytes, 'application/pdf');
    const made: LearningFile = { key, name: `${file}.pdf`, bytes: bytes.length, pages: (await pagesOf(bytes)) ?? 1 };
    await database
      .update(table)
      .set({ [column]: made })
      .where(and(eq(table.id, row.id), eq(table.nameSr, nameSr), isNull(table[column])));
    const [named] = await database.select().from(table).where(eq(table.id, row.id));
    // An admin has sent another while this one was made.
    if (named?.[column]?.key !== key) await storage.remove(key);
    return true;
  }
  return false;
}
