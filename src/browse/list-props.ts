import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { BenefitInList, listBenefits } from '#contract/benefits/benefits.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '../api/api-error.ts';
import type { BenefitListProps } from './browse-view-props.ts';

type Result = UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listBenefits>>>;

/** What the query cache holds of a list, as the view shows it. */
export function listProps(result: Result): BenefitListProps {
  const { data, error, isPlaceholderData, fetchStatus } = result;
  const away = fetchStatus === 'paused' || (error instanceof ApiError && error.kind === 'network');
  return {
    state: stateOf(result, away),
    benefits: onceEach(data?.pages.flatMap(({ results }) => results) ?? []),
    total: data?.pages.at(-1)?.count ?? null,
    stale: isPlaceholderData,
    old: data !== undefined && away,
    more: moreOf(result),
    failure: error ? error.message : null,
  };
}

function stateOf({ data, isError }: Result, away: boolean): BenefitListProps['state'] {
  if (data) return data.pages[0]?.results.length === 0 ? 'empty' : 'ready';
  if (away) return 'offline';
  return isError ? 'failed' : 'loading';
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
