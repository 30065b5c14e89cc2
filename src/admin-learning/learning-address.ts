import { LEARNING_LACKS } from '#contract/courses/admin-learning.contract.ts';
import { COURSE_TYPES } from '#contract/courses/courses.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import {
  idsMeant,
  inNoOrder,
  listAddress,
  listFilter,
  listQuery,
  type NEW,
  numbersField,
} from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';
import { paths } from '../ground/paths.ts';

const parts = (own: readonly string[]) => ({
  sorts: ['-pk', 'name', 'enrolled', 'changed'] as const,
  columns: ['name', 'price', ...own, 'enrolled', 'passed', 'languages', 'state', 'changed'],
  filters: {
    type: choiceField(COURSE_TYPES),
    state: choiceField(STATES),
    missing: choiceField(LEARNING_LACKS),
    ids: numbersField,
  },
});

/** The parts of the addresses of the lists of courses and of packages. */
export const coursesAddress = listAddress(parts(['questions', 'rate']));
export const packagesAddress = listAddress(parts(['courses']));

export type LearningPlace = ReturnType<typeof coursesAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const learningFilter = (values: LearningPlace) =>
  Object.assign(listFilter(values), {
    type: values.type || undefined,
    state: values.state || undefined,
    missing: values.missing || undefined,
    ids: idsMeant(values.ids),
  });

/** The filters without the order, for changes of all that the list finds. */
export const learningMeant = (values: LearningPlace) => inNoOrder(learningFilter(values));

/** The query of the list with its page. */
export const learningQuery = (values: LearningPlace) => Object.assign(listQuery(values), learningFilter(values));

/** Address of the page of a course or a package in administration; `NEW` is the page of a new one. */
export const learningPage = (place: 'courses' | 'packages', pk: number | typeof NEW): string =>
  `${paths.adminPanel}/${place}/${pk}`;
