import { toMinor } from '#contract/money/money.rules.ts';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';

/** What the courses of a package cost one by one, and how much less the package is, in the smallest unit. */
interface Saving {
  oneByOne: number;
  saving: number;
}

/** What somebody saves by enrolling in a package; null where that is nothing. Courses that they have cost them nothing more. */
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
