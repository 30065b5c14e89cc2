import type { SnapshotFrom } from 'xstate';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import type { NotificationListProps } from './notification-list-props.ts';

/** Props of the dialog; the only place that reads the states of the notifications' machine. */
export function notificationsProps(snapshot: SnapshotFrom<typeof notificationsMachine>) {
  const { typed, filters, single, refusal, work, left } = snapshot.context;
  const working = snapshot.matches('working') && !left ? work : null;
  return {
    open: !snapshot.matches('closed') && !(snapshot.matches('working') && left),
    typed,
    filters,
    list: listState(snapshot),
    /** Id of the open notification. */
    single,
    /** Why it could not be loaded. */
    refusal,
    working,
    confirming: snapshot.matches('confirmingDeleteAll') || working?.kind === 'deleteAll',
  };
}

/** During a confirmation and an action the list stays shown. */
function listState(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationListProps['state'] {
  if (snapshot.matches({ list: 'loading' })) return 'loading';
  if (snapshot.matches({ list: 'empty' })) return 'empty';
  return snapshot.matches({ list: 'failed' }) ? 'failed' : 'ready';
}

export type NotificationsProps = ReturnType<typeof notificationsProps>;
