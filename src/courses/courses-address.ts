import { COURSE_TYPES, type CourseType } from '#contract/courses/courses.rules.ts';

/** Which courses and packages are wanted; '' is no filter. */
export interface LearningFilters {
  type: CourseType | '';
  search: string;
  /** The page of the list of courses, from 1. */
  page: number;
}

export const NO_FILTERS: LearningFilters = { type: '', search: '', page: 1 };

/** Whether anything is left out because of them. */
export const isFiltered = ({ type, search }: LearningFilters) => type !== '' || search !== '';

/** The filters of an address; what is no filter of ours is left out. */
export function readFilters(address: URLSearchParams): LearningFilters {
  const page = Number(address.get('page') ?? 1);
  return {
    type: COURSE_TYPES.find((type) => type === address.get('type')) ?? '',
    search: (address.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The filters as they stand in an address. */
export function writeFilters({ type, search, page }: LearningFilters): Record<string, string> {
  const parts = { type, search, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}
