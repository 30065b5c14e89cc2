import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readNotification } from '#contract/notifications/notifications.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { logError } from '../app/log.ts';
import { changeMe, useReloadMe } from '../session/session.queries.ts';

/** Marks one as read, at once on the screen (spec 4: opened singly). Spec 8: a failure is only logged. */
export function useReadNotification(): (id: number) => void {
  const client = useQueryClient();
  const reload = useReloadMe();
  const { mutate } = useMutation({
    mutationFn: (id: number) => callEndpoint(readNotification, { params: { id }, body: { previewed: true } }),
    onMutate: (id) =>
      changeMe(client, (me) => ({
        ...me,
        notifications: me.notifications.map((one) => (one.id === id ? { ...one, previewed: true } : one)),
      })),
    onError: (failure) => logError('A notification could not be marked as read', failure),
    onSettled: reload,
  });
  return mutate;
}
