import { toMinor } from '#contract/money/money.rules.ts';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';

/** Price of the courses of a package one by one, and the saving by the package, in minor units. */
interface Saving {
  oneByOne: number;
  saving: number;
}

/** Saving by enrolling in a package; null if there is none. Courses in which the person is enrolled already count as 0. */
export function savingOf({
  progress,
  courses,
  price_currency,
}: Pick<CoursePackage, 'progress' | 'courses' | 'price_currency'>): Saving | null {
  const missing = courses.filter((course) => course.progress === 'none');
  const oneByOne = missing.reduce((sum, course) => sum + toMinor(course.price_currency), 0);
  const saving = oneByOne - toMinor(price_currency);
  return progress === 'none' && saving > 0 ? { oneByOne, saving } : null;
}
