import { sql, type Text } from '../database/text.ts';

/** SQL condition: a package has a course `c` on offer that meets `which`; without one there is nothing to enrol in. */
export const hasCourses = (packageId: Text, which: Text = sql`true`): Text => sql`exists (
  select from package_courses held join courses c on c.id = held.course_id and c.active
  where held.package_id = ${packageId} and ${which})`;
