import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import { watcherOf } from '#machines/watcher.ts';

/**
 * The actor that tells a machine of the server's answers (docs/machines.md 1): sends the event that `read` makes of the cache,
 * at the start and whenever the data of one of the queries changes. It makes no calls itself.
 */
export const watchCache = (
  client: QueryClient,
  queries: readonly { queryKey: QueryKey }[],
  read: () => EventObject | null,
) =>
  watcherOf((tell) => {
    const say = () => {
      const event = read();
      if (event) tell(event);
    };
    const stops = queries.map((query) =>
      new QueryObserver(client, { ...query, enabled: false, notifyOnChangeProps: ['data'] }).subscribe(say),
    );
    say();
    return () => {
      for (const stop of stops) stop();
    };
  });
