import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isDoneTo } from '#machines/notifications/notifications.machine.ts';
import { keptNotification } from './notifications.queries.ts';
import type { NotificationsProps } from './notifications-props.ts';
import { NotificationsView } from './notifications-view.tsx';
import { useNotificationList } from './use-notification-list.ts';
import { useNotifications } from './use-notifications.ts';
import { useReadNotification } from './use-read-notification.ts';

/** The dialog of the notifications, opened on any page by the address: the list or one of them. */
export function NotificationsHost() {
  const { props, send } = useNotifications();
  const { open, typed, filters, working } = props;
  const { found, list } = useNotificationList(filters, open);
  const read = useReadNotification();
  const returnedFrom = useReturn(props);
  const single = useSingle(props, send);
  return (
    <NotificationsView
      open={open}
      list={{
        ...list,
        typed,
        filters,
        working,
        returnedFrom,
        // From the query cache and not from the machine: a loaded list is shown immediately, so that nothing flashes and the
        // focus stays, and the machine takes no `list.changed` during a confirmation or an action.
        state: found ?? 'loading',
        onType: (text) => send({ type: 'search.type', text }),
        onFilter: (change) => send({ type: 'filters.change', filters: change }),
        onClear: () => send({ type: 'filters.clear' }),
        onReadAll: () => send({ type: 'all.read' }),
        onDeleteAll: () => send({ type: 'deletion.ask' }),
        onOpen: (id) => send({ type: 'single.open', id }),
        onRead: read,
        onDelete: (id) => send({ type: 'notification.delete', id }),
        onFresh: () => {
          list.onFresh();
          send({ type: 'fresh.show' });
        },
        onRetry: () => send({ type: 'list.retry' }),
      }}
      single={single}
      confirming={props.confirming}
      onClose={() => send({ type: 'modal.close' })}
      onCancel={() => send({ type: 'deletion.cancel' })}
      onConfirm={() => send({ type: 'deletion.confirm' })}
    />
  );
}

type Send = ReturnType<typeof useNotifications>['send'];

/** The open notification: from the query cache, where the answer that marks it as read is stored too. */
function useSingle({ single, refusal, working }: NotificationsProps, send: Send) {
  const client = useQueryClient();
  if (single === null) return null;
  return {
    notification: keptNotification(client, single) ?? null,
    failure: refusal && (refusal.status === 404 ? ('missing' as const) : ('failed' as const)),
    deleting: working !== null && isDoneTo(working, single),
    busy: working !== null,
    onBack: () => send({ type: 'list.open' }),
    onDelete: () => send({ type: 'notification.delete', id: single }),
    onRetry: () => send({ type: 'single.open', id: single }),
  };
}

/** Id of the notification from which the person came back to the list. */
function useReturn({ single, open }: NotificationsProps): number | null {
  const [last, setLast] = useState<number | null>(null);
  useEffect(() => {
    if (single !== null || !open) setLast(open ? single : null);
  }, [single, open]);
  return single === null ? last : null;
}
