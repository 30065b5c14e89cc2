import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCourse, listCourses } from '#contract/courses/courses.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { LearningFilters } from './courses-address.ts';

/** Cards of the catalogue on one page: whole rows of two, three and four. */
export const CARDS_PER_PAGE = 24;

export type CoursePage = AnswerOf<typeof listCourses>;

/** The filters as the calls of courses and packages take them. */
export const queryOf = ({ type, search }: Pick<LearningFilters, 'type' | 'search'>) => ({
  ...(type && { course_type: type }),
  ...(search && { search }),
});

/** A page of the courses; the page before stays until it is here. */
export const coursesQuery = ({ page, ...filters }: LearningFilters) =>
  queryOptions({
    queryKey: ['courses', 'list', queryOf(filters), page],
    queryFn: ({ signal }) =>
      callEndpoint(listCourses, { query: { ...queryOf(filters), page, page_size: CARDS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

/** The preview of a course. */
export const courseQuery = (pk: number) =>
  queryOptions({
    queryKey: ['courses', 'one', pk],
    queryFn: ({ signal }) => callEndpoint(getCourse, { params: { pk }, signal }),
  });

/** The courses that the person has begun and not passed. */
export const begunCoursesQuery = queryOptions({
  queryKey: ['courses', 'begun'],
  queryFn: async ({ signal }) => {
    const { results } = await callEndpoint(listCourses, { query: { progress: 'started', page_size: 100 }, signal });
    return results;
  },
  // Another screen has taken the person further meanwhile.
  staleTime: 0,
});
