import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { courses, learningColumns, priceFits } from './courses.table.ts';

/** Several courses together, the same for all companies. */
export const packages = pgTable('packages', learningColumns(), (table) => [
  check('packages_price', priceFits(table)),
  check('packages_minutes', sql`${table.minutes} > 0`),
]);

export const packageCourses = pgTable(
  'package_courses',
  {
    packageId: integer('package_id')
      .notNull()
      .references(() => packages.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.courseId] })],
);
