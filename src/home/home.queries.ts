import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import { getHome } from '#contract/home/home.contract.ts';
import { queryOfPage } from '../api/address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callEndpoint(getHome, { signal }),
});

/** The home answer holds the first twelve; the rest of the popular ones come from the list, in the same order. */
const FIRST = 12;

export const morePopularQuery = infiniteQueryOptions({
  queryKey: ['benefits', 'popular'],
  queryFn: ({ pageParam, signal }) =>
    callEndpoint(listBenefits, {
      query: { benefit_type: 'flexible', ordering: '-bought', page_size: FIRST, page: pageParam },
      signal,
    }),
  initialPageParam: 2,
  getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).page) || null : null),
});
