import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { BenefitInList, listBenefits } from '#contract/benefits/benefits.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { foundOf } from '../ground/found.ts';
import type { BenefitListProps } from './browse-view-props.ts';

type Result = UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listBenefits>>>;

/** What the query cache holds of a list, as the view shows it; `offline` is what the browser knows of the network. */
export function listProps(result: Result, offline: boolean): BenefitListProps {
  const { data, isPlaceholderData } = result;
  const benefits = data && onceEach(data.pages.flatMap(({ results }) => results));
  // That an older choice found nothing says nothing of this one.
  const shown = isPlaceholderData && benefits?.length === 0 ? undefined : benefits;
  return {
    found: foundOf<readonly BenefitInList[]>({ ...result, data: shown }, offline),
    total: data?.pages.at(-1)?.count ?? null,
    stale: isPlaceholderData,
    more: moreOf(result),
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
