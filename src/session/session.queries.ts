import { type QueryClient, queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getMe, type User } from '#contract/users/users.contract.ts';
import { query } from '../api/query.ts';
import { mayHelp } from '../api/query-client.ts';

/** specification.md 9: interval of the user refresh. Milliseconds. */
export const REFRESH_INTERVAL = 7000;

/** The signed-in person in the query cache. */
export const meQuery = queryOptions({
  ...query(getMe),
  // Refreshed by the poll alone: a component that reads it makes no call.
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Prefix of the mutation keys of optimistic changes of the person; the poll pauses meanwhile, for its answer would undo them on
 * the screen.
 */
export const SHOWN_AHEAD = 'shown ahead';

/** Milliseconds before the next try of a refresh that failed: 7 s, 14 s … a minute (product.md 7.14). */
export function refreshPause(failures: number): number {
  return Math.min(60_000, REFRESH_INTERVAL * 2 ** failures);
}

/**
 * Polls the person: every 7 s while signed in and the tab is visible, on focus, and less often while it fails; not while an
 * optimistic change is pending. Runs in one place only; everything else reads with `useMe`.
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

/** The signed-in person. Only for screens that need sign-in, whose guard has loaded them; throws elsewhere. */
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

/** Reads the person again, after a call that changes their data. */
export function useReloadMe(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: meQuery.queryKey }), [client]);
}

/** Changes the person in the query cache, before the server has answered. */
export function changeMe(client: QueryClient, change: (me: User) => User): void {
  client.setQueryData(meQuery.queryKey, (me) => me && change(me));
}
