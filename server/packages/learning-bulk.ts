import { changedWords } from '../bulk/changed-words.ts';
import type { EndedKind } from '../bulk/ended-kind.ts';
import { COURSES } from '../courses/admin-course-list.ts';
import { sql, type Text } from '../database/text.ts';
import type { LearningListQuery } from '../learning/learning-list.ts';
import { PACKAGES } from './admin-package-list.ts';

const ON_OFFER = sql`exists (
  select from package_courses part join packages p on p.id = part.package_id and p.active where part.course_id = b.id)`;

/** What it means for those who are enrolled: how many they are, and how many of them have not finished. */
const effectsOf = (kind: 'course' | 'package', unfinished: Text): Text => sql`jsonb_build_object(
  'enrolled', (select count(*)::integer from affected a join enrolments e on e.${sql.raw(`${kind}_id`)} = a.id),
  'unfinished', (${unfinished}))`;

/** Courses, many of which are withdrawn at once, or offered again; one of a package on offer stays. Who is enrolled keeps it. */
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
    effectsOf(
      'course',
      sql`select count(*)::integer from affected a join attempts t on t.course_id = a.id and t.status = 'open'`,
    ),
  words: changedWords({ en: 'courses', sr: { changed: 'Kursevi su promenjeni', of: 'kurseva' } }),
};

/** The same of packages, none of which anything holds. */
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
  comeBack: { action: 'offer', noted: 'package.changed' },
  effects: () =>
    effectsOf(
      'package',
      sql`select count(*)::integer from affected a join enrolments e on e.package_id = a.id
        where not exists (
          select from certificates k where k.package_id = a.id and k.current and k.company_id = e.company_id and k.user_id = e.user_id)`,
    ),
  words: changedWords({ en: 'packages', sr: { changed: 'Paketi su promenjeni', of: 'paketa' } }),
};
