import type { CourseImpact, EditedCourse, ListedCourse } from '#contract/courses/admin-courses.contract.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { readEdited } from '../learning/edited-learning.ts';
import { hasCourses } from '../learning/has-courses.ts';
import { enrolledIn, LEARNING_CELLS, learningList } from '../learning/learning-list.ts';
import { QUESTIONS_OF } from '../learning/read-authored.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { impactOf } from '../records/impact.ts';

const TRIED = sql`from attempts a where a.course_id = l.id and a.status <> 'open'`;

/** Courses as administrators list them, in the order of a language. */
export const COURSES = learningList({
  kind: 'course',
  columns: sql`
    (select count(*)::integer from course_questions q where q.course_id = l.id and q.active) as questions,
    (select round(100.0 * count(distinct (a.company_id, a.user_id)) filter (where a.status = 'passed')
      / nullif(count(distinct (a.company_id, a.user_id)), 0))::integer ${TRIED}) as pass_rate`,
  lacks: (language, other) => sql`exists (
    select from course_questions q where q.course_id = l.id and q.active and (
      ${sql.raw(`(q.text_${language} = '' and q.text_${other} <> '')`)} or exists (
        select from course_answers w where w.question_id = q.id and ${sql.raw(`w.text_${language} = '' and w.text_${other} <> ''`)})))`,
});

/** Courses in a file. */
export const COURSES_FILE: RecordsFile<ListedCourse> = {
  headings: [
    ...LEARNING_CELLS.headings.before,
    ...['Pitanja / Questions', 'Prolaznost u % / Pass rate in %'],
    ...LEARNING_CELLS.headings.after,
  ],
  cells: (course) => [
    ...LEARNING_CELLS.before(course),
    ...[String(course.questions), course.pass_rate === null ? '' : String(course.pass_rate)],
    ...LEARNING_CELLS.after(course),
  ],
};

const OPEN = sql`(select count(*)::integer from attempts a where a.course_id = l.id and a.status = 'open')`;

/** A course as its form has it: it tells which answers are correct. Throws notFound. */
export const readEditedCourse = (database: Database, pk: number): Promise<EditedCourse> =>
  readEdited<EditedCourse>(database, 'course', {
    pk,
    more: sql`l.pass_mark, ${QUESTIONS_OF} as questions, ${OPEN} as open_attempts, (
      select coalesce(jsonb_agg(jsonb_build_object('pk', p.id, 'name_sr', p.name_sr, 'name_en', p.name_en, 'active', p.active)
        order by p.id), '[]')
      from package_courses part join packages p on p.id = part.package_id where part.course_id = l.id) as packages`,
  });

/** The impact of withdrawing a course. Throws notFound. */
export async function readCourseImpact(database: Database, id: number): Promise<CourseImpact> {
  const [effects] = await readEffects(database, { id });
  if (!effects) throw notFound();
  return impactOf('harmless', effects);
}

const OTHERS = hasCourses(sql`p.id`, sql`c.id <> l.id`);

const readEffects = statement(
  'course_impact',
  of<CourseImpact['effects']>,
  () => sql`
    select ${enrolledIn('course')} as enrolled, ${OPEN} as open_attempts, parts.packages, parts.emptied
    from courses l cross join lateral (
      select count(*)::integer as packages, (count(*) filter (where not ${OTHERS}))::integer as emptied
      from package_courses part join packages p on p.id = part.package_id and p.active where part.course_id = l.id) parts
    where l.id = ${number('id')}::integer`,
);
