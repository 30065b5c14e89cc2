import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { BenefitInList, listBenefits } from '#contract/benefits/benefits.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { failureOf } from '../api/failure-of.ts';
import type { BenefitListProps } from './browse-view-props.ts';

type Result = UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listBenefits>>>;

/** What the query cache holds of a list, as the view shows it. */
export function listProps(result: Result): BenefitListProps {
  const { data, error, isPlaceholderData, fetchStatus } = result;
  const failure = failureOf(error, fetchStatus === 'paused');
  return {
    state: data ? (data.pages[0]?.results.length === 0 ? 'empty' : 'ready') : (failure ?? 'loading'),
    benefits: onceEach(data?.pages.flatMap(({ results }) => results) ?? []),
    total: data?.pages.at(-1)?.count ?? null,
    stale: isPlaceholderData,
    old: data !== undefined && failure === 'offline',
    more: moreOf(result),
    failure: error ? error.message : null,
  };
}

function moreOf({ isFetchNextPageError, isFetchingNextPage, hasNextPage }: Result): BenefitListProps['more'] {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'ready' : 'none';
}

// A list that grew at its front between two pages repeats what was moved to the second.
function onceEach(benefits: readonly BenefitInList[]): BenefitInList[] {
  return [...new Map(benefits.map((benefit) => [benefit.id, benefit])).values()];
}
