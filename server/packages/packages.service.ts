import type { CoursePackage, PackageInList } from '#contract/packages/packages.contract.ts';
import { readCoursesOf } from '../courses/courses.service.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { isOfKind, type LearningQuery, learningPage } from '../learning/learning-page.ts';
import {
  attemptsAt,
  type LearningReader,
  type LearningRow,
  learningColumns,
  previewColumns,
  toLearning,
} from '../learning/learning-row.ts';

interface PackageRow extends LearningRow {
  courses: number[];
  num_of_courses: number;
  num_passed: number;
}

type PreviewRow = PackageRow & Pick<CoursePackage, 'description'>;

/** One page of the packages that the reader may see: those on offer with a course on offer, and their own; an admin sees all. */
export async function readPackages(
  database: Database,
  reader: LearningReader,
  query: LearningQuery,
): Promise<{ count: number; results: (PackageInList & { courses: number[] })[] }> {
  const found = await learningPage<PackageRow>(database, query, packageRows(reader, isOfKind(query)));
  const results = found.rows.map((row) => ({ ...toPackage(row, reader), courses: row.courses }));
  return { count: found.count, results };
}

/**
 * The preview of a package with its courses. Throws notFound for one that is not on offer or has no course on offer, unless the
 * reader is enrolled in it.
 */
export async function readPackage(database: Database, reader: LearningReader, pk: number): Promise<CoursePackage> {
  const rows = await ask<{ row: PreviewRow }>(
    database,
    sql`select to_jsonb(package) as row from (
    ${packageRows(reader, sql`l.id = ${pk}`, sql`, ${previewColumns(reader)}`)}) package`,
  );
  const [found] = rows;
  if (!found) throw notFound();
  const { courses, description } = found.row;
  return { ...toPackage(found.row, reader), description, courses: await readCoursesOf(database, reader, courses) };
}

function packageRows(reader: LearningReader, condition: Text, more = sql``): Text {
  const { companyId, userId, isAdmin } = reader;
  return sql`
    select ${learningColumns(reader)}, parts.courses, parts.num_of_courses, parts.num_passed,
      case when e.id is null then 'none' when parts.num_passed = parts.num_of_courses then 'passed'
        when parts.begun then 'started' else 'enrolled' end as progress ${more}
    from packages l
      left join enrolments e on e.company_id = ${companyId} and e.user_id = ${userId} and e.package_id = l.id
      cross join lateral (
        select coalesce(jsonb_agg(part.course_id order by part.position), '[]') as courses,
          count(*)::integer as num_of_courses, (count(*) filter (where tried.passed))::integer as num_passed,
          coalesce(bool_or(tried.begun), false) as begun
        from (${partsOfPackage}) part cross join lateral ${attemptsAt(sql`part.course_id`, reader)} tried) parts
    where (l.active and parts.num_of_courses > 0 or e.id is not null or ${isAdmin}) and ${condition}`;
}

/** SQL of the courses of the package `l`: those frozen in the enrolment `e`, else those on offer now. */
const partsOfPackage: Text = sql`
  select part.course_id, part.position from package_courses part join courses c on c.id = part.course_id and c.active
  where part.package_id = l.id and e.id is null
  union all
  select course.value::integer, course.ordinality::integer
  from jsonb_array_elements_text(e.course_ids) with ordinality course (value, ordinality)`;

function toPackage(row: PackageRow, reader: LearningReader): PackageInList {
  const { num_of_courses, num_passed } = row;
  return { ...toLearning(row, reader, '/service/package/'), num_of_courses, num_passed };
}
