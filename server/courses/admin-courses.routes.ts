import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/courses/admin-courses.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { pricedOf } from '../learning/learning-list.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { COURSES, COURSES_FILE, readCourseImpact, readEditedCourse } from './admin-course-list.ts';

/** Courses, for administrators. They are saved by the calls of courses.routes.ts. */
export function adminCourseRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminCourses, async ({ database, caller, query }) => {
    const found = await readRecords<calls.ListedCourse, typeof query>(database, COURSES[caller.language], query);
    const results = found.results.map(pricedOf);
    return recordsAnswer(calls.listAdminCourses.path, query, Object.assign(found, { results }));
  });

  serve(app, calls.exportCourses, (call) => exportRecords(call, COURSES[call.caller.language], COURSES_FILE));

  serve(app, calls.getAdminCourse, ({ database, params }) => readEditedCourse(database, params.pk));

  serve(app, calls.getCourseImpact, ({ database, params }) => readCourseImpact(database, params.pk));

  serve(app, calls.listCourseChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'course', recordId: params.pk, path: calls.listCourseChanges.path, query }),
  );
}
