import {
  type EditedCourse,
  getAdminCourse,
  getCourseImpact,
  listAdminCourses,
  listCourseChanges,
} from '#contract/courses/admin-courses.contract.ts';
import { addCourse, changeCourse } from '#contract/courses/authoring.contract.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { courseOf, courseProblems, NO_COURSE, questionsIn, sentCourse } from './course-record.ts';
import type { LearningKind } from './learning-kind.ts';

export const COURSE: LearningKind<EditedCourse> = {
  name: 'course',
  place: 'courses',
  empty: NO_COURSE,
  recordOf: (course, former) => courseOf(course, questionsIn(former)),
  problemsOf: courseProblems,
  sentOf: sentCourse,
  keyOf: (pk) => query(getAdminCourse, { params: { pk } }).queryKey,
  read: (pk, signal) => callEndpoint(getAdminCourse, Object.assign({ params: { pk } }, signal && { signal })),
  add: (body, file) => callEndpoint(addCourse, { body, file }),
  change: (pk, seen, body, file) =>
    callEndpoint(changeCourse, { params: { pk }, headers: atRevision(seen), body, file }),
  newest: (query) => callEndpoint(listAdminCourses, { query }),
  changes: [listAdminCourses, getAdminCourse, getCourseImpact, listCourseChanges],
};
