import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getPackage, listPackages } from '#contract/packages/packages.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryOf } from '../courses/courses.queries.ts';
import type { LearningFilters } from '../courses/courses-address.ts';

export type PackagePage = AnswerOf<typeof listPackages>;

/** The packages that fit the filters of the catalogue: there are few, so all of them. */
export const packagesQuery = (filters: Pick<LearningFilters, 'type' | 'search'>) =>
  queryOptions({
    queryKey: ['packages', 'list', queryOf(filters)],
    queryFn: ({ signal }) => callEndpoint(listPackages, { query: { ...queryOf(filters), page_size: 100 }, signal }),
    placeholderData: keepPreviousData,
  });

/** The preview of a package with its courses. */
export const packageQuery = (pk: number) =>
  queryOptions({
    queryKey: ['packages', 'one', pk],
    queryFn: ({ signal }) => callEndpoint(getPackage, { params: { pk }, signal }),
  });
