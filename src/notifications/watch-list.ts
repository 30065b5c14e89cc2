import type { QueryClient } from '@tanstack/react-query';
import type { SnapshotFrom } from 'xstate';
import type { NotificationsEvent, notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { watcherOf } from '#machines/watcher.ts';
import { listOf, notificationsQuery } from './notifications.queries.ts';
import { notificationsProps } from './notifications-props.ts';

/**
 * The actor that tells the machine of its list: at the start and whenever the query cache or the filters change it sends
 * `list.changed`, unless the machine knows already. It makes no calls itself.
 */
export const watchList = (client: QueryClient) =>
  watcherOf((tell, machine) => {
    let told: SnapshotFrom<typeof notificationsMachine> | null = null;
    const say = () => {
      const snapshot = machine.getSnapshot();
      const { filters, list } = notificationsProps(snapshot);
      const state = client.getQueryState(notificationsQuery(filters).queryKey);
      const found = state && listOf(state).found;
      // While the machine is at the same snapshot, it has not taken the event yet.
      if (!found || found === list || snapshot === told) return;
      told = snapshot;
      const event: NotificationsEvent = { type: 'list.changed', found };
      tell(event);
    };
    const { unsubscribe } = machine.subscribe(say);
    const stop = client.getQueryCache().subscribe(say);
    say();
    return () => {
      unsubscribe();
      stop();
    };
  });
