import type { listCourses } from '#contract/courses/courses.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { PackageInList } from '#contract/packages/packages.contract.ts';
import type { LearningFilters } from '../courses/courses-address.ts';
import type { Found } from '../ground/found.ts';

export interface CatalogueViewProps {
  /** A page of the courses, and all packages. */
  learning: Found<readonly [courses: AnswerOf<typeof listCourses>, packages: readonly PackageInList[]]>;
  filters: LearningFilters;
  page: number;
  /** Text of the search field; it is applied after a pause. */
  typed: string;
  /** Currency of the reader. */
  currency: Currency;
  onType: (text: string) => void;
  onFilter: (change: Partial<LearningFilters & { page: number }>) => void;
}
