import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import {
  isDoneTo,
  type NotificationFilters,
  type NotificationsEvent,
  noFilters,
  notificationsMachine,
  type Work,
} from '#machines/notifications/notifications.machine.ts';
import { notificationsProps } from '#src/notifications/notifications-props.ts';
import { NotificationsView } from '#src/notifications/notifications-view.tsx';
import { useSample } from '../testing/use-sample.ts';
import { sampleNotifications } from './sample-notifications.ts';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

export interface InNotificationsProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  rows?: readonly Notification[];
  single?: Notification | null;
  work?: Work;
  typed?: string;
  filters?: Partial<NotificationFilters>;
  fresh?: number;
  offline?: boolean;
  hasMore?: boolean;
  loadingMore?: boolean;
  moreFailed?: boolean;
  onRead?: (id: number) => void;
  onMore?: () => void;
  /** Called with each event of the person. */
  onEvent?: (event: NotificationsEvent) => void;
}

/** The dialog of the notifications, in one state of its machine. */
export function InNotifications(props: InNotificationsProps) {
  const { value, single = null, work = { kind: 'readAll' }, typed = '', filters = {} } = props;
  return (
    <ShownNotifications
      {...props}
      snapshot={notificationsMachine.resolveState({
        value,
        context: {
          typed,
          work,
          left: false,
          refusal: null,
          filters: { ...noFilters, ...filters },
          single: single?.id ?? null,
        },
      })}
    />
  );
}

/** The dialog of the notifications, for a snapshot of its machine. */
export function ShownNotifications(props: Omit<InNotificationsProps, 'value'> & { snapshot: Snapshot }) {
  const samples = useSample(sampleNotifications);
  const { snapshot, rows = samples, single = null, onEvent = fn() } = props;
  const { fresh = 0, offline = false, hasMore = false, loadingMore = false, moreFailed = false } = props;
  const { onRead = fn(), onMore = fn() } = props;
  const view = notificationsProps(snapshot);
  const { open, typed, filters, working, confirming } = view;
  return (
    <NotificationsView
      open={open}
      confirming={confirming}
      list={{
        state: view.list,
        rows,
        count: rows.length,
        fresh,
        offline,
        hasMore,
        loadingMore,
        moreFailed,
        typed,
        filters,
        working,
        returnedFrom: null,
        onRead,
        onMore,
        onType: (text) => onEvent({ type: 'search.type', text }),
        onFilter: (change) => onEvent({ type: 'filters.change', filters: change }),
        onClear: () => onEvent({ type: 'filters.clear' }),
        onReadAll: () => onEvent({ type: 'all.read' }),
        onDeleteAll: () => onEvent({ type: 'deletion.ask' }),
        onOpen: (id) => onEvent({ type: 'single.open', id }),
        onDelete: (id) => onEvent({ type: 'notification.delete', id }),
        onFresh: () => onEvent({ type: 'fresh.show' }),
        onRetry: () => onEvent({ type: 'list.retry' }),
      }}
      single={
        view.single === null
          ? null
          : {
              notification: single ?? rows[0] ?? null,
              failure: null,
              deleting: working !== null && isDoneTo(working, view.single),
              busy: working !== null,
              onBack: () => onEvent({ type: 'list.open' }),
              onDelete: () => onEvent({ type: 'notification.delete', id: view.single ?? 0 }),
              onRetry: fn(),
            }
      }
      onClose={() => onEvent({ type: 'modal.close' })}
      onCancel={() => onEvent({ type: 'deletion.cancel' })}
      onConfirm={() => onEvent({ type: 'deletion.confirm' })}
    />
  );
}
