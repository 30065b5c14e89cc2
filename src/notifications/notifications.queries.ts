import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  listNotifications,
  type Notification,
  readNotification,
} from '#contract/notifications/notifications.contract.ts';
import type { NotificationFilters } from '#machines/notifications/notifications.machine.ts';
import { growingQuery } from '../api/query.ts';
import { changeMe, meQuery, SHOWN_AHEAD } from '../session/session.queries.ts';

type Pages = InfiniteData<AnswerOf<typeof listNotifications>, unknown>;

/** The name of the changes of notifications. */
export const NOTIFICATIONS = [SHOWN_AHEAD, 'notifications'] as const;
const LISTS = [listNotifications.path] as const;

/** The notifications that the filters find, newest first, a page after the other. */
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
    // The failure is shown at once, with a button to try again.
    retry: false,
  });

/** The rows of all pages, each once: a page moves on when something new came before it. */
export const rowsOf = (data: Pages | undefined): Notification[] => [
  ...new Map(data?.pages.flatMap(({ results }) => results).map((one) => [one.id, one])).values(),
];

/** A notification of the query cache; undefined when the server has to be asked for it. */
export function keptNotification(client: QueryClient, id: number): Notification | undefined {
  const lists = client.getQueriesData<Pages>({ queryKey: LISTS }).flatMap(([, data]) => rowsOf(data));
  const newest = client.getQueryData(meQuery.queryKey)?.notifications ?? [];
  const alone = client.getQueryData<Notification>(singleKey(id));
  return [...lists, ...newest, ...(alone ? [alone] : [])].find((one) => one.id === id);
}

const singleKey = (id: number) => [readNotification.path, id];

/** Keeps a notification that the server answered by itself. */
export const keepNotification = (client: QueryClient, notification: Notification) =>
  client.setQueryData<Notification>(singleKey(notification.id), notification);

/** Reads all lists again that are on the screen, and the others when they are looked at. */
export async function reloadLists(client: QueryClient): Promise<void> {
  // One that comes for the first time would be let come, and it may be as it was before the change.
  await client.cancelQueries({ queryKey: LISTS, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey: LISTS });
}

/** Shows notifications as read before the server has answered; answers how to take it back for those that were not. */
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

/** Takes notifications away that the server has deleted. */
export const showWithout = (client: QueryClient, isMeant: (id: number) => boolean) =>
  changeKept(client, (rows) => rows.filter(({ id }) => !isMeant(id)));

function changeKept(client: QueryClient, change: (rows: Notification[]) => Notification[]): void {
  changeMe(client, (me) => ({ ...me, notifications: change(me.notifications) }));
  client.setQueriesData<Pages>(
    { queryKey: LISTS },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, results: change(page.results) })) },
  );
}
