import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { StoredFile } from '../files/files.service.ts';
import type { LearningFile } from './courses.table.ts';
import { noPdf, noSheet, notEnrolled } from './learning.errors.ts';
import { type LearningReader, pdfIn } from './learning-row.ts';

interface Wanted {
  pk: number;
  /** The reader's language by default. */
  language?: Language | undefined;
}

type Sent = Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>;

/** The PDF of a course, for those enrolled and admins. Throws notFound, notEnrolled, or noPdf. */
export function findCoursePdf(database: Database, reader: LearningReader, wanted: Wanted): Promise<Sent> {
  return findPdf(database, reader, { ...wanted, table: 'courses', owner: 'course_id' });
}

/** The PDF of a package, for those enrolled in it and admins. Throws notFound, notEnrolled, or noPdf. */
export function findPackagePdf(database: Database, reader: LearningReader, wanted: Wanted): Promise<Sent> {
  return findPdf(database, reader, { ...wanted, table: 'packages', owner: 'package_id' });
}

interface Place extends Wanted {
  table: 'courses' | 'packages';
  /** The column of enrolments that refers to it. */
  owner: 'course_id' | 'package_id';
}

async function findPdf(database: Database, reader: LearningReader, place: Place): Promise<Sent> {
  const { companyId, userId, isAdmin, language } = reader;
  const rows = await ask<{ pdf: LearningFile | null; enrolled: boolean }>(
    database,
    sql`
    select ${pdfIn(place.language ?? language)} as pdf, (e.id is not null or ${isAdmin}) as enrolled
    from ${sql.identifier(place.table)} l left join enrolments e
      on e.company_id = ${companyId} and e.user_id = ${userId} and e.${sql.identifier(place.owner)} = l.id
    where l.id = ${place.pk} and (l.active or e.id is not null or ${isAdmin})`,
  );
  const [found] = rows;
  if (!found) throw notFound();
  if (!found.enrolled) throw notEnrolled();
  if (!found.pdf) throw noPdf();
  return asSent(found.pdf);
}

/** The sheet of a course's certificates, as an admin sent it. Throws notFound, or noSheet. */
export function findCourseSheet(database: Database, reader: LearningReader, wanted: Wanted): Promise<Sent> {
  return findSheet(database, reader, { ...wanted, table: 'courses' });
}

/** The sheet of a package's certificates, as an admin sent it. Throws notFound, or noSheet. */
export function findPackageSheet(database: Database, reader: LearningReader, wanted: Wanted): Promise<Sent> {
  return findSheet(database, reader, { ...wanted, table: 'packages' });
}

async function findSheet(
  database: Database,
  reader: LearningReader,
  { pk, table, language = reader.language }: Wanted & Pick<Place, 'table'>,
): Promise<Sent> {
  const rows = await ask<{ sheet: LearningFile | null }>(
    database,
    sql`
    select ${pdfIn(language, 'certificate_pdf')} as sheet from ${sql.identifier(table)} l where l.id = ${pk}`,
  );
  const [found] = rows;
  if (!found) throw notFound();
  if (!found.sheet) throw noSheet();
  return asSent(found.sheet);
}

const asSent = ({ key, name, bytes }: LearningFile): Sent => ({ key, name, bytes, type: 'application/pdf' });
