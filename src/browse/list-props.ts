import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { BenefitInList, listBenefits } from '#contract/benefits/benefits.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { foundOf } from '../ground/found.ts';
import type { BenefitListProps } from './browse-view-props.ts';

type Result = UseInfiniteQueryResult<InfiniteData<AnswerOf<typeof listBenefits>>>;

/** Turns the result of a list's query into props; `offline` is whether the browser reports no network. */
export function listProps(result: Result, offline: boolean): BenefitListProps {
  const { data, isPlaceholderData } = result;
  const benefits = data && onceEach(data.pages.flatMap(({ results }) => results));
  // An empty result of the previous filters must not be shown for the current ones.
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

// Removes duplicates: a list that grew at its front between two reads repeats benefits on the second page.
function onceEach(benefits: readonly BenefitInList[]): BenefitInList[] {
  return [...new Map(benefits.map((benefit) => [benefit.id, benefit])).values()];
}
