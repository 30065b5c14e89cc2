import { type FetchStatus, type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  listNotifications,
  type Notification,
  readNotification,
} from '#contract/notifications/notifications.contract.ts';
import type { NotificationFilters } from '#machines/notifications/notifications.machine.ts';
import { failureOf } from '../api/failure-of.ts';
import { growingQuery } from '../api/query.ts';
import { changeMe, meQuery, SHOWN_AHEAD } from '../session/session.queries.ts';

type Pages = InfiniteData<AnswerOf<typeof listNotifications>, unknown>;

/** Mutation key of the changes of notifications. */
export const NOTIFICATIONS = [SHOWN_AHEAD, 'notifications'] as const;
const LISTS = [listNotifications.path] as const;

/** Query for the filtered notifications, newest first, page after page. */
export const notificationsQuery = ({ search, previewed, dateFrom, dateTo }: NotificationFilters) =>
  infiniteQueryOptions({
    ...growingQuery(listNotifications, {
      query: {
        search: search || undefined,
        previewed: previewed ?? undefined,
        date_from: dateFrom || undefined,
        date_to: dateTo || undefined,
      },
    }),
    // A failure is shown immediately, with a button to try again.
    retry: false,
  });

/** Rows of all pages without duplicates: new notifications shift rows to the next page. */
export const rowsOf = (data: Pages | undefined): Notification[] => [
  ...new Map(data?.pages.flatMap(({ results }) => results).map((one) => [one.id, one])).values(),
];

interface ListState {
  data: Pages | undefined;
  error: Error | null;
  fetchStatus: FetchStatus;
}

/** What is known of a list; `found` is null during the first load. */
export function listOf({ data, error, fetchStatus }: ListState) {
  const failure = failureOf(error, fetchStatus === 'paused');
  const ready = data && (rowsOf(data).length > 0 ? ('ready' as const) : ('empty' as const));
  return { found: ready ?? (failure && ('failed' as const)), offline: failure === 'offline' };
}

/** A notification from the query cache; undefined if it has to be loaded. */
export function keptNotification(client: QueryClient, id: number): Notification | undefined {
  const lists = client.getQueriesData<Pages>({ queryKey: LISTS }).flatMap(([, data]) => rowsOf(data));
  const newest = client.getQueryData(meQuery.queryKey)?.notifications ?? [];
  const alone = client.getQueryData<Notification>(singleKey(id));
  return [...lists, ...newest, ...(alone ? [alone] : [])].find((one) => one.id === id);
}

const singleKey = (id: number) => [readNotification.path, id];

/** Caches a single notification that the server returned. */
export const keepNotification = (client: QueryClient, notification: Notification) =>
  client.setQueryData<Notification>(singleKey(notification.id), notification);

/** Invalidates all lists: shown ones are read again immediately, others when they are next shown. */
export async function reloadLists(client: QueryClient): Promise<void> {
  // Invalidation does not restart a first load, whose answer may be from before the change, so that is cancelled.
  await client.cancelQueries({ queryKey: LISTS, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey: LISTS });
}

/** Shows notifications as read before the server has answered; returns a function that reverts those that were unread. */
export function showAsRead(client: QueryClient, isMeant: (id: number) => boolean): () => void {
  const changed = new Set<number>();
  const mark = (isMeantNow: (id: number) => boolean, previewed: boolean) => (one: Notification) => {
    if (!isMeantNow(one.id) || one.previewed === previewed) return one;
    changed.add(one.id);
    return { ...one, previewed };
  };
  changeKept(client, (rows) => rows.map(mark(isMeant, true)));
  const meant = new Set(changed);
  return () => changeKept(client, (rows) => rows.map(mark((id) => meant.has(id), false)));
}

/** Removes deleted notifications from the cache. */
export const showWithout = (client: QueryClient, isMeant: (id: number) => boolean) =>
  changeKept(client, (rows) => rows.filter(({ id }) => !isMeant(id)));

function changeKept(client: QueryClient, change: (rows: Notification[]) => Notification[]): void {
  changeMe(client, (me) => ({ ...me, notifications: change(me.notifications) }));
  client.setQueriesData<Pages>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, results: change(page.results) })) },
  );
}
