import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  deleteAllNotifications,
  deleteNotification,
  type Notification,
  previewNotifications,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.contract.ts';
import type { Work } from '#machines/notifications/notifications.machine.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { logError } from '../ground/log.ts';
import { changeMe, meQuery, SHOWN_AHEAD } from '../session/session.queries.ts';
import { keepNotification, NOTIFICATIONS, showAsRead, showWithout } from './notifications.queries.ts';

const change = { mutationKey: NOTIFICATIONS } as const;

/** Marks one as read, on the screen immediately; reverted if the call fails. */
export const readOneMutation = (client: QueryClient): MutationOptions<Notification, Error, number, () => void> => ({
  ...change,
  mutationFn: (id) => callEndpoint(readNotification, { params: { id }, body: { previewed: true } }),
  onMutate: (id) => showAsRead(client, (one) => one === id),
  onSuccess: (notification) => void keepNotification(client, notification),
  onError: (_, __, takeBack) => takeBack?.(),
});

const workMutation = (client: QueryClient): MutationOptions<unknown, Error, Work, (() => void) | undefined> => ({
  ...change,
  mutationFn: (work) => {
    if (work.kind === 'readAll') return callEndpoint(readAllNotifications);
    if (work.kind === 'deleteAll') return callEndpoint(deleteAllNotifications);
    return callEndpoint(deleteNotification, { params: { id: work.id } }).catch(unlessGone);
  },
  onMutate: ({ kind }) => (kind === 'readAll' ? showAsRead(client, () => true) : undefined),
  onSuccess: (_, work) => {
    if (work.kind !== 'readAll') showWithout(client, (id) => work.kind === 'deleteAll' || id === work.id);
  },
  onError: (_, __, takeBack) => takeBack?.(),
});

// Another tab has deleted it, or an earlier attempt whose answer was lost: the result is as intended.
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

const seeAllMutation = (client: QueryClient): MutationOptions<unknown> => ({
  mutationKey: [SHOWN_AHEAD, 'seen'],
  mutationFn: () => callEndpoint(previewNotifications),
  onMutate: async () => {
    // Answers under way were requested before the change.
    await client.cancelQueries({ queryKey: meQuery.queryKey });
    changeMe(client, (me) => ({ ...me, new_notifications: 0 }));
  },
});

/** Marks all as seen: the count at the bell becomes 0 immediately. A failure is only logged; the next refresh corrects it. */
export function seeAll(client: QueryClient): void {
  client
    .getMutationCache()
    .build(client, seeAllMutation(client))
    .execute()
    .catch((failure) => logError('Notifications could not be marked as seen', failure));
}

/** The calls of the notifications' machine. They are changes of the cache's: nothing is read again while one is under way. */
export function notificationActors(client: QueryClient) {
  const changes = client.getMutationCache();
  return {
    readOne: fromPromise<unknown, { id: number }>(({ input: { id } }) =>
      changes.build(client, readOneMutation(client)).execute(id),
    ),
    doWork: fromPromise<unknown, Work>(({ input }) => changes.build(client, workMutation(client)).execute(input)),
  };
}
