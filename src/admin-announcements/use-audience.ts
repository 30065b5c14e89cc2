import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Audience, countAudience } from '#contract/announcements/announcements.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';

/** Debounce of a changed audience before it is counted, in milliseconds. */
const PAUSE = 400;

/** The query that counts the people of an audience. */
export const audienceQuery = (audience: Audience) => ({
  queryKey: [countAudience.path, audience] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callEndpoint(countAudience, { body: { audience }, signal }),
});

/**
 * How many people an audience has, counted again when it changes; the last number stays until the next arrives. `audience` is null while it
 * is still being read; then nothing is counted, for an audience without conditions is everybody.
 */
export function useAudience(audience: Audience | null, isWhole: boolean) {
  const [rested, rest] = useState<string | null>(null);
  // The audience is counted immediately when it is opened; only changes are debounced.
  useWhenRested(audience && isWhole ? JSON.stringify(audience) : null, rested === null ? 0 : PAUSE, rest);
  const { data, error, isFetching, refetch } = useQuery({
    ...audienceQuery(JSON.parse(rested ?? '{}') as Audience),
    enabled: rested !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { counted: data, isFailed: error !== null, isCounting: isFetching, again: () => void refetch() };
}
