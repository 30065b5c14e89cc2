import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { lastChangedOf } from '../records/record-list.ts';
import { enrolledIn, pricedOf } from './learning-list.ts';

// The key of a file is left out, as it is a secret that opens the file.
const fileOf = (column: string, name: string): Text =>
  sql`${sql.raw(`l.${column}`)} - 'key' as ${sql.identifier(name)}`;

const COLUMNS = sql`l.id as pk, l.name_sr, l.name_en, l.summary_sr, l.summary_en, l.description_sr, l.description_en, l.course_type,
  l.price, l.currency, l.minutes, l.image, l.active, l.revision, ${fileOf('pdf_sr', 'pdf')}, ${fileOf('pdf_en', 'pdf_en')},
  ${fileOf('certificate_pdf_sr', 'certificate_pdf')}, ${fileOf('certificate_pdf_en', 'certificate_pdf_en')}`;

/** Reads a course or a package as its form needs it, in one statement. Throws notFound. */
export async function readEdited<Row extends { price: Minor | null }>(
  database: Database,
  kind: CourseOrPackage,
  { pk, more }: { pk: number; more: Text },
): Promise<Row> {
  const [found] = await ask<Row>(
    database,
    sql`
    select ${COLUMNS}, ${enrolledIn(kind)} as enrolled, ${more},
      ${lastChangedOf(kind, sql`l.id`, sql`l.changed_at`)} as changed
    from ${sql.raw(kind === 'course' ? 'courses' : 'packages')} l where l.id = ${pk}::integer`,
  );
  if (!found) throw notFound();
  return pricedOf(found);
}
