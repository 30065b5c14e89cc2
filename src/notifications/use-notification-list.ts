import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NotificationFilters } from '#machines/notifications/notifications.machine.ts';
import { useMe } from '../session/session.queries.ts';
import { knownOf, newestOf } from './newness.ts';
import { listOf, NOTIFICATIONS, notificationsQuery, reloadLists, rowsOf } from './notifications.queries.ts';

/** The list of the dialog; while that is open each poll with news refreshes it. */
export function useNotificationList(filters: NotificationFilters, open: boolean) {
  const { data, error, fetchStatus, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({ ...notificationsQuery(filters), enabled: open });
  useFollowPoll(open);
  const all = rowsOf(data);
  const { rows, fresh, showFresh } = useStill(all, open ? JSON.stringify(filters) : null, data !== undefined);
  const { found, offline } = listOf({ data, error, fetchStatus });
  return {
    /** Null during the first load. */
    found,
    list: {
      rows,
      fresh,
      offline,
      count: data?.pages[0]?.count ?? 0,
      hasMore: hasNextPage,
      loadingMore: isFetchingNextPage,
      // During a retry the earlier failure is not shown.
      moreFailed: isFetchNextPageError && !isFetchingNextPage,
      onMore: () => void fetchNextPage(),
      onFresh: showFresh,
    },
  } as const;
}

/** Reads the lists again when the poll of the person brought other notifications; not while a mutation of notifications is running. */
function useFollowPoll(open: boolean) {
  const client = useQueryClient();
  const { notifications } = useMe();
  const seen = useRef(notifications);
  useEffect(() => {
    if (seen.current === notifications) return;
    seen.current = notifications;
    if (open && client.isMutating({ mutationKey: NOTIFICATIONS }) === 0) void reloadLists(client);
  }, [client, notifications, open]);
}

/** Notifications that arrive while the list is open are held back until `showFresh`, so that no row moves under the pointer. */
function useStill<Row extends { id: number; date: string }>(all: readonly Row[], list: string | null, loaded: boolean) {
  const newest = newestOf(all);
  const [still, setStill] = useState<{ list: string | null; newest: string }>({ list: null, newest: '' });
  const known = list !== null && still.list === list;
  useEffect(() => {
    if (!known && loaded) setStill({ list, newest });
  }, [known, loaded, list, newest]);
  const rows = known ? knownOf(all, still.newest) : all;
  // An empty list shows them immediately: no row could move.
  if (rows.length === 0) return { rows: all, fresh: 0, showFresh: () => {} };
  return { rows, fresh: all.length - rows.length, showFresh: () => setStill({ list, newest }) };
}
