import { COURSE_TYPES } from '#contract/courses/courses.rules.ts';
import { addressOf, choiceField, pageField, textField } from '../ground/address.ts';

/** The catalogue of learning; the page is of the list of courses. */
export const coursesAddress = addressOf({ type: choiceField(COURSE_TYPES), search: textField(), page: pageField });

type CataloguePlace = ReturnType<typeof coursesAddress.read>;

/** Which courses and packages are wanted; '' is no filter. */
export type LearningFilters = Pick<CataloguePlace, 'type' | 'search'>;

export const NO_FILTERS: LearningFilters = { type: '', search: '' };

/** Whether anything is left out because of them. */
export const isFiltered = ({ type, search }: LearningFilters) => type !== '' || search !== '';

/** The filters as the calls of courses and packages take them. */
export const queryOf = ({ type, search }: LearningFilters) => ({
  course_type: type || undefined,
  search: search || undefined,
});
