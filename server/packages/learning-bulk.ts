import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { changedWords } from '../bulk/changed-words.ts';
import type { EndedKind } from '../bulk/ended-kind.ts';
import { COURSES } from '../courses/admin-course-list.ts';
import { sql, type Text } from '../database/text.ts';
import { hasCourses } from '../learning/has-courses.ts';
import type { LearningListQuery } from '../learning/learning-list.ts';
import { PACKAGES } from './admin-package-list.ts';

const ON_OFFER = sql`exists (
  select from package_courses part join packages p on p.id = part.package_id and p.active where part.course_id = b.id)`;

/** SQL of the effects on those enrolled: how many people they are, and how many of them have not finished all of theirs. */
const effectsOf = (kind: CourseOrPackage, finished: Text): Text => sql`(
  select jsonb_build_object('enrolled', count(*), 'unfinished', count(*) filter (where not finished)) from (
    select bool_and(exists (${finished} and done.company_id = e.company_id and done.user_id = e.user_id)) as finished
    from affected a join enrolments e on e.${sql.raw(`${kind}_id`)} = a.id group by e.company_id, e.user_id) people)`;

/**
 * Bulk withdrawal and offering of courses; a course of a package on offer cannot be withdrawn. People who are enrolled keep the
 * course.
 */
export const COURSE_BULK: EndedKind<LearningListQuery> = {
  bulk: {
    topic: 'courses',
    task: 'course_bulk',
    permission: 'platform.learning',
    notedIn: 'platform',
    table: sql`courses`,
    names: sql`b.name_sr, b.name_en`,
  },
  list: COURSES.SR,
  called: sql`coalesce(nullif(b.name_sr, ''), b.name_en)`,
  end: { action: 'withdraw', noted: 'course.changed', refused: ['in_use', ON_OFFER] },
  comeBack: {
    action: 'offer',
    noted: 'course.changed',
    refused: ['no_pdf', sql`b.pdf_sr is null and b.pdf_en is null`],
  },
  effects: () =>
    effectsOf('course', sql`select from attempts done where done.course_id = a.id and done.status = 'passed'`),
  words: changedWords({ en: 'courses', sr: { changed: 'Kursevi su promenjeni', of: 'kurseva' } }),
};

/**
 * Bulk withdrawal and offering of packages; every package can be withdrawn, but one without a course on offer cannot be offered
 * again.
 */
export const PACKAGE_BULK: EndedKind<LearningListQuery> = {
  bulk: {
    topic: 'packages',
    task: 'package_bulk',
    permission: 'platform.learning',
    notedIn: 'platform',
    table: sql`packages`,
    names: sql`b.name_sr, b.name_en`,
  },
  list: PACKAGES.SR,
  called: sql`coalesce(nullif(b.name_sr, ''), b.name_en)`,
  end: { action: 'withdraw', noted: 'package.changed' },
  comeBack: {
    action: 'offer',
    noted: 'package.changed',
    refused: ['no_courses', sql`not ${hasCourses(sql`b.id`)}`],
  },
  effects: () => effectsOf('package', sql`select from certificates done where done.package_id = a.id and done.current`),
  words: changedWords({ en: 'packages', sr: { changed: 'Paketi su promenjeni', of: 'paketa' } }),
};
