import { useMutation, useQueryClient } from '@tanstack/react-query';
import { previewNotifications } from '#contract/notifications/notifications.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { logError } from '../app/log.ts';
import { changeMe } from '../session/session.queries.ts';

/** Marks all as seen: the count at the bell goes to 0 at once. A failure is only logged; the next refresh puts it right. */
export function useSeeNotifications(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => callEndpoint(previewNotifications),
    onMutate: () => changeMe(client, (me) => ({ ...me, new_notifications: 0 })),
    onError: (failure) => logError('Notifications could not be marked as seen', failure),
  });
  return mutate;
}
