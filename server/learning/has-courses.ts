import { sql, type Text } from '../database/text.ts';

/** Whether a package has a course `c` on offer, of those that `which` lets through: without one there is nothing to enrol in. */
export const hasCourses = (packageId: Text, which: Text = sql`true`): Text => sql`exists (
  select from package_courses held join courses c on c.id = held.course_id and c.active
  where held.package_id = ${packageId} and ${which})`;
