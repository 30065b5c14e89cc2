import { type QueryClient, queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getMe, type User } from '#contract/users/users.contract.ts';
import { query } from '../api/query.ts';
import { mayHelp } from '../api/query-client.ts';

/** specification.md 9: the user is refreshed as often. Milliseconds. */
export const REFRESH_INTERVAL = 7000;

/** The signed-in person in the query cache. */
export const meQuery = queryOptions({
  ...query(getMe),
  // Kept fresh by the poll alone: whoever reads it does not ask again.
  staleTime: Number.POSITIVE_INFINITY,
});

/** How changes of the person begin their names that are shown before the server has them: an answer meanwhile would hide them. */
export const SHOWN_AHEAD = 'shown ahead';

/** Milliseconds before the next try of a refresh that failed: 7 s, 14 s … a minute (product.md 7.14). */
export function refreshPause(failures: number): number {
  return Math.min(60_000, REFRESH_INTERVAL * 2 ** failures);
}

/**
 * Keeps the person fresh: every 7 s while signed in and the tab is seen, on focus, and slower while it fails; not while something
 * is shown that the server does not have yet.
 * Runs in one place only; everybody else reads with `useMe`.
 */
export function useRefreshMe(): User | undefined {
  const enabled = useIsMutating({ mutationKey: [SHOWN_AHEAD] }) === 0;
  const { data } = useQuery({
    ...meQuery,
    enabled,
    refetchInterval: REFRESH_INTERVAL,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: (_, error) => mayHelp(error),
    retryDelay: refreshPause,
  });
  return data;
}

/** The signed-in person. Only inside screens that need sign-in: the guard has loaded them. */
export function useMe(): User {
  const { data } = useQuery({
    ...meQuery,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
  if (!data) throw new Error('useMe is for screens behind the guard');
  return data;
}

/** Asks for the person again, after a write of ours that changes what they have. */
export function useReloadMe(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: meQuery.queryKey }), [client]);
}

/** Changes the person in the query cache, before the server has answered. */
export function changeMe(client: QueryClient, change: (me: User) => User): void {
  client.setQueryData(meQuery.queryKey, (me) => me && change(me));
}
