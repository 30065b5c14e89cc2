import type { CoursePackage } from '#contract/packages/packages.contract.ts';

/** The next course of a package: a started one first, then by the order of the package. */
export function nextCourseOf({ courses }: Pick<CoursePackage, 'courses'>): CoursePackage['courses'][number] | null {
  const open = courses.filter(({ progress }) => progress !== 'passed');
  return open.find(({ progress }) => progress === 'started') ?? open[0] ?? null;
}
