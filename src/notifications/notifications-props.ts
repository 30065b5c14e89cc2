import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { NotificationListProps } from './notification-list-props.ts';

/** The props of the modal; the only place that reads the states of the notifications. */
export function notificationsProps(snapshot: SnapshotFrom<typeof notificationsMachine>) {
  const { typed, filters, single, refusal, work, left } = snapshot.context;
  const working = snapshot.matches('working') && !left ? work : null;
  return {
    open: !snapshot.matches('closed') && !(snapshot.matches('working') && left),
    typed,
    filters,
    list: listState(snapshot),
    /** The id of the one that is read whole. */
    single,
    /** Why it could not be had, when it was not there already. */
    refusal,
    working,
    confirming: snapshot.matches('confirmingDeleteAll') || working?.kind === 'deleteAll',
  };
}

/** Behind a question and while something is done, the list stays as it was. */
function listState(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationListProps['state'] {
  if (snapshot.matches({ list: 'loading' })) return 'loading';
  if (snapshot.matches({ list: 'empty' })) return 'empty';
  return snapshot.matches({ list: 'failed' }) ? 'failed' : 'ready';
}

export type NotificationsProps = ReturnType<typeof notificationsProps>;
