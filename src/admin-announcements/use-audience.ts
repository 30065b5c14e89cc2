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

/**
 * How many people an audience is, counted as it is changed; the last number stays until the next is there. Null is an audience
 * that is still being read: of it nothing is counted, for nobody chosen yet would be everybody.
 */
export function useAudience(audience: Audience | null, isWhole: boolean) {
  const [rested, rest] = useState<string | null>(null);
  // What somebody opens is counted at once, and only what they change has to rest.
  useWhenRested(audience && isWhole ? JSON.stringify(audience) : null, rested === null ? 0 : PAUSE, rest);
  const { data, error, isFetching, refetch } = useQuery({
    ...audienceQuery(JSON.parse(rested ?? '{}') as Audience),
    enabled: rested !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { counted: data, isFailed: error !== null, isCounting: isFetching, again: () => void refetch() };
}
