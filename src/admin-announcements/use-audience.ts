import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Audience, countAudience } from '#contract/announcements/announcements.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';

/** What is changed rests for so many milliseconds before it is counted. */
const PAUSE = 400;

/** How many people an audience is. */
export const audienceQuery = (audience: Audience) => ({
  queryKey: [countAudience.path, audience] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callEndpoint(countAudience, { body: { audience }, signal }),
});

/** How many people an audience is, counted as it is changed; the last number stays until the next is there. */
export function useAudience(audience: Audience, isWhole: boolean) {
  const [rested, rest] = useState(() => JSON.stringify(audience));
  useWhenRested(isWhole ? JSON.stringify(audience) : null, PAUSE, rest);
  const { data, error, isFetching, refetch } = useQuery({
    ...audienceQuery(JSON.parse(rested) as Audience),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { counted: data, isFailed: error !== null, isCounting: isFetching, again: () => void refetch() };
}
