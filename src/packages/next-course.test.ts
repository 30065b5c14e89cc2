import { expect, it } from 'vitest';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';
import { nextCourseOf } from './next-course.ts';

const packageOf = (...progress: CoursePackage['courses'][number]['progress'][]) => ({
  courses: progress.map((one, pk) => ({ pk, progress: one }) as CoursePackage['courses'][number]),
});

it.each([
  ['the first that is not passed', packageOf('passed', 'enrolled', 'enrolled'), 1],
  ['what was begun before anything else', packageOf('passed', 'enrolled', 'started'), 2],
  ['what was failed, in its turn', packageOf('passed', 'failed', 'enrolled'), 1],
] as const)('a package goes on with %s', (_, one, pk) => {
  expect(nextCourseOf(one)?.pk).toBe(pk);
});

it('a package goes on with nothing once all is passed', () => {
  expect(nextCourseOf(packageOf('passed', 'passed'))).toBeNull();
});
