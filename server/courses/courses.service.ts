import type { Course, CourseInList } from '#contract/courses/courses.contract.ts';
import type { Database } from '../database/database.ts';
import { inLanguage, inOtherLanguage, type OtherLanguage, toldOtherLanguage } from '../database/in-language.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { hasCourses } from '../learning/has-courses.ts';
import { isOfKind, type LearningQuery, learningPage } from '../learning/learning-page.ts';
import {
  attemptsAt,
  type LearningReader,
  type LearningRow,
  learningColumns,
  pdfIn,
  previewColumns,
  toLearning,
} from '../learning/learning-row.ts';

interface CourseRow extends LearningRow {
  num_of_questions: number;
  pass_mark: number;
  num_of_pages: number;
  score: number | null;
  place: CourseInList['place'];
  continued_at: string | null;
}

interface PreviewRow extends CourseRow, Pick<Course, 'description' | 'languages'> {
  packages: (Pick<Course, 'pk' | 'name'> & OtherLanguage)[];
}

/** One page of the courses that the reader may see: those on offer and their own; an admin sees all. */
export async function readCourses(
  database: Database,
  reader: LearningReader,
  query: LearningQuery,
): Promise<{ count: number; results: CourseInList[] }> {
  const found = await learningPage<CourseRow>(database, query, courseRows(reader, isOfKind(query)));
  return { count: found.count, results: found.rows.map((row) => toCourse(row, reader)) };
}

/** The courses with these ids, in that order. The calling code must make sure that the reader may see them. */
export async function readCoursesOf(
  database: Database,
  reader: LearningReader,
  ids: readonly number[],
): Promise<CourseInList[]> {
  const all = sql`l.id in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const rows = await ask<{ row: CourseRow }>(
    database,
    sql`select to_jsonb(course) as row from (${courseRows({ ...reader, isAdmin: true }, all)}) course`,
  );
  const byId = new Map(rows.map(({ row }) => [row.pk, toCourse(row, reader)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The preview of a course. Throws notFound for one that is not on offer, unless the reader is enrolled in it. */
export async function readCourse(database: Database, reader: LearningReader, pk: number): Promise<Course> {
  const rows = await ask<{ row: PreviewRow }>(
    database,
    sql`select to_jsonb(course) as row from (
    ${courseRows(reader, sql`l.id = ${pk}`, previewOf(reader))}) course`,
  );
  const [found] = rows;
  if (!found) throw notFound();
  const { description, languages, packages } = found.row;
  return {
    ...toCourse(found.row, reader),
    description,
    languages,
    packages: packages.map(({ pk, name, in_other_language }) => ({
      pk,
      name,
      ...toldOtherLanguage({ in_other_language }),
    })),
  };
}

function previewOf(reader: LearningReader): Text {
  return sql`, ${previewColumns(reader)}, (
    select coalesce(jsonb_agg(jsonb_build_object('pk', p.id, 'name', ${inLanguage('p.name', reader.language)},
      'in_other_language', ${inOtherLanguage('p', ['name'], reader.language)}) order by p.id), '[]')
    from package_courses part join packages p on p.id = part.package_id
    where part.course_id = l.id and p.active and ${hasCourses(sql`p.id`)}) as packages`;
}

function courseRows(reader: LearningReader, condition: Text, more = sql``): Text {
  const { companyId, userId, language, isAdmin } = reader;
  return sql`
    select ${learningColumns(reader)}, l.pass_mark, coalesce((${pdfIn(language)}->>'pages')::integer, 0) as num_of_pages,
      (select count(*)::integer from course_questions q where q.course_id = l.id and q.active) as num_of_questions,
      tried.score, tried.place, ${isoMoment(sql`tried.continued_at`)} as continued_at,
      case when tried.passed then 'passed' when tried.open then 'started' when tried.begun then 'failed'
        when e.id is not null then 'enrolled' else 'none' end as progress ${more}
    from courses l
      left join enrolments e on e.company_id = ${companyId} and e.user_id = ${userId} and e.course_id = l.id
      cross join lateral ${attemptsAt(sql`l.id`, reader)} tried
    where (l.active or e.id is not null or ${isAdmin}) and ${condition}`;
}

function toCourse(row: CourseRow, reader: LearningReader): CourseInList {
  return {
    ...toLearning(row, reader, '/service/course/'),
    num_of_questions: row.num_of_questions,
    pass_mark: row.pass_mark,
    num_of_pages: row.num_of_pages,
    score: row.score,
    place: row.place,
    continued_at: row.continued_at,
  };
}
