import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { previewNotifications, readNotification } from '#contract/notifications/notifications.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { logError } from '../app/log.ts';
import { meQuery, useReloadMe } from '../session/session.queries.ts';

function changeMeInCache(client: QueryClient, change: (me: User) => User) {
  client.setQueryData(meQuery.queryKey, (me) => me && change(me));
}

/** Marks all as seen: the count at the bell goes to 0 at once. A failure is only logged; the next refresh puts it right. */
export function useSeeNotifications(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => callEndpoint(previewNotifications),
    onMutate: () => changeMeInCache(client, (me) => ({ ...me, new_notifications: 0 })),
    onError: (failure) => logError('Notifications could not be marked as seen', failure),
  });
  return mutate;
}

/** Marks one as read, at once on the screen (spec 4: opened singly). Spec 8: a failure is only logged. */
export function useReadNotification(): (id: number) => void {
  const client = useQueryClient();
  const reload = useReloadMe();
  const { mutate } = useMutation({
    mutationFn: (id: number) => callEndpoint(readNotification, { params: { id }, body: { previewed: true } }),
    onMutate: (id) =>
      changeMeInCache(client, (me) => ({
        ...me,
        notifications: me.notifications.map((one) => (one.id === id ? { ...one, previewed: true } : one)),
      })),
    onError: (failure) => logError('A notification could not be marked as read', failure),
    onSettled: reload,
  });
  return mutate;
}
