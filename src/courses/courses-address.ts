import { COURSE_TYPES } from '#contract/courses/courses.rules.ts';
import { addressOf, choiceField, pageField, textField } from '../ground/address.ts';

/** Address of the catalogue of learning; `page` is that of the list of courses. */
export const coursesAddress = addressOf({ type: choiceField(COURSE_TYPES), search: textField(), page: pageField });

type CataloguePlace = ReturnType<typeof coursesAddress.read>;

/** Filters of courses and packages; '' is no filter. */
export type LearningFilters = Pick<CataloguePlace, 'type' | 'search'>;

export const NO_FILTERS: LearningFilters = { type: '', search: '' };

/** Whether any filter is set. */
export const isFiltered = ({ type, search }: LearningFilters) => type !== '' || search !== '';

/** The filters as the calls of courses and packages take them. */
export const queryOf = ({ type, search }: LearningFilters) => ({
  course_type: type || undefined,
  search: search || undefined,
});
