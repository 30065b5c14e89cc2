import type * as z from 'zod/mini';
import type { AuthoredQuestion, authoredCourse, authoredPackage } from '#contract/courses/courses.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

type Authored = z.infer<typeof authoredPackage>;

const COLUMNS = sql`l.name_en, l.name_sr, l.summary_en, l.summary_sr, l.description_en, l.description_sr, l.active, l.revision,
  ${filesOf('pdf')}, ${filesOf('certificate_pdf')}`;

function filesOf(column: 'pdf' | 'certificate_pdf'): Text {
  const each = (language: string) =>
    sql`select ${language.toUpperCase()}::text as language, ${sql.raw(`l.${column}_${language}`)} as file`;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'language', sent.language, 'name', sent.file->>'name', 'bytes', (sent.file->>'bytes')::integer) order by sent.language desc), '[]')
    from (${each('sr')} union all ${each('en')}) sent where sent.file is not null) as ${sql.identifier(column)}`;
}

/** SQL of the questions of the course `l` in their order, with their correct answers. */
export const QUESTIONS_OF = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('pk', q.id, 'text_en', q.text_en, 'text_sr', q.text_sr, 'answers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'pk', a.id, 'text_en', a.text_en, 'text_sr', a.text_sr, 'correct', a.correct) order by a.position), '[]')
      from course_answers a where a.question_id = q.id)) order by q.position), '[]')
    from course_questions q where q.course_id = l.id and q.active)`;

/**
 * The editable fields of courses, by pk. They include the correct answers: the calling code must make sure that the reader is an
 * admin.
 */
export function readAuthoredCourses(
  database: Database,
  pks: readonly number[],
): Promise<Map<number, z.infer<typeof authoredCourse>>> {
  return read(database, sql`courses`, pks, sql`, ${QUESTIONS_OF} as questions`);
}

/** The editable fields of packages, by pk. */
export function readAuthoredPackages(database: Database, pks: readonly number[]): Promise<Map<number, Authored>> {
  return read(database, sql`packages`, pks);
}

async function read<Row extends Authored & { questions?: AuthoredQuestion[] }>(
  database: Database,
  table: Text,
  pks: readonly number[],
  more = sql``,
): Promise<Map<number, Row>> {
  const rows = await ask<{ pk: number; author: Row }>(
    database,
    sql`
    select l.id as pk, (select to_jsonb(authored) from (select ${COLUMNS} ${more}) authored) as author from ${table} l
    where l.id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(pks)}::jsonb))`,
  );
  return new Map(rows.map(({ pk, author }) => [pk, author]));
}
