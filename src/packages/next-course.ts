import type { CoursePackage } from '#contract/packages/packages.contract.ts';

/** The course of a package that is read next: what was begun comes first, then the order that they are best read in. */
export function nextCourseOf({ courses }: Pick<CoursePackage, 'courses'>): CoursePackage['courses'][number] | null {
  const open = courses.filter(({ progress }) => progress !== 'passed');
  return open.find(({ progress }) => progress === 'started') ?? open[0] ?? null;
}
