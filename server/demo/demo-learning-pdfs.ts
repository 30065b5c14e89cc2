import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/money/money.rules.ts';
import { certificateSheet } from '../certificates/sheet.ts';
import { courses, type LearningFile } from '../courses/courses.table.ts';
import { pagesOf } from '../courses/pdf-pages.ts';
import type { Database } from '../database/database.ts';
import { typeset } from '../documents/typeset.ts';
import type { Storage } from '../files/storage.ts';
import { packages } from '../packages/packages.table.ts';
import { DEMO_COURSES, DEMO_PACKAGES } from './content/courses/learning.ts';
import { PAGE_OF } from './demo-documents.ts';

/** A PDF of the demo shop: where it belongs, and how it is made. */
interface DemoPdf {
  table: typeof courses | typeof packages;
  nameSr: string;
  column: 'pdfEn' | 'pdfSr' | 'certificatePdfEn' | 'certificatePdfSr';
  /** Its name without `.pdf`. */
  file: string;
  make: () => Promise<Buffer>;
}

const IN_LANGUAGE = [
  ['sr', 'SR', 'Sr'],
  ['en', 'EN', 'En'],
] as const;

const READINGS: readonly DemoPdf[] = DEMO_COURSES.flatMap(({ sr, reading }) =>
  IN_LANGUAGE.map(([key, language, column]) => ({
    ...{ table: courses, nameSr: sr.name, column: `pdf${column}` as const, file: reading[key].file },
    make: () => typeset({ ...reading[key], language, pageOf: PAGE_OF[language] }),
  })),
);

const sheets = (table: typeof courses | typeof packages, kind: 'course' | 'package') =>
  (kind === 'course' ? DEMO_COURSES : DEMO_PACKAGES).flatMap((content) =>
    IN_LANGUAGE.map(
      ([key, language, column]): DemoPdf => ({
        ...{ table, nameSr: content.sr.name, column: `certificatePdf${column}` as const },
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
 * a while, so a job makes one after another, and a course says until then that it has none.
 */
export async function makeNextLearningPdf(database: Database, storage: Storage): Promise<boolean> {
  const [ofCourses, ofPackages] = [await database.select().from(courses), await database.select().from(packages)];
  for (const { table, nameSr, column, file, make } of PDFS) {
    const row = (table === courses ? ofCourses : ofPackages).find((each) => each.nameSr === nameSr);
    if (!row || row[column]) continue;
    const bytes = await make();
    const key = `courses/demo/${table === courses ? 'course' : 'package'}-${row.id}-${column}`;
    await storage.put(key, bytes, 'application/pdf');
    const made: LearningFile = { key, name: `${file}.pdf`, bytes: bytes.length, pages: (await pagesOf(bytes)) ?? 1 };
    await database
      .update(table)
      .set({ [column]: made })
      .where(and(eq(table.id, row.id), eq(table.nameSr, nameSr)));
    return true;
  }
  return false;
}
