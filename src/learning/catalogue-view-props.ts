import type { Currency } from '#contract/money/money.rules.ts';
import type { CoursePage } from '../courses/courses.queries.ts';
import type { LearningFilters } from '../courses/courses-address.ts';
import type { PackagePage } from '../packages/packages.queries.ts';

export interface CatalogueViewProps {
  /** Null while they are loaded for the first time. */
  courses: CoursePage | null;
  packages: PackagePage | null;
  /** Why they could not be loaded, in words. */
  failure: string | null;
  offline: boolean;
  /** A try to load is running. */
  busy: boolean;
  filters: LearningFilters;
  /** What stands in the search field; it searches after a pause. */
  typed: string;
  /** The reader's. */
  currency: Currency;
  onType: (text: string) => void;
  onFilter: (change: Partial<LearningFilters>) => void;
  onRetry: () => void;
}
