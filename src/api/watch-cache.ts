import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import { watcherOf } from '#machines/watching.ts';

/**
 * The actor by which a machine learns what the server said (docs/machines.md 1): it sends what `read` makes of the cache, now
 * and whenever one of the queries has other data. It asks the server for nothing.
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
