/** What can be enrolled in: a course, or a package of several. */
export const COURSE_OR_PACKAGE = ['course', 'package'] as const;
export type CourseOrPackage = (typeof COURSE_OR_PACKAGE)[number];
