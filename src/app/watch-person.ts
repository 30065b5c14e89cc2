import type { QueryClient } from '@tanstack/react-query';
import { keepCard } from '../offline/keep-card.ts';
import { watchServer } from '../session/watch-server.ts';

/**
 * Listens to the poll of the signed-in person: reports whether the server is away, and stores their card for offline use.
 * Returns the cleanup.
 */
export function watchPerson(client: QueryClient, tell: (away: boolean) => void): () => void {
  const stops = [watchServer(client, tell), keepCard(client)];
  return () => {
    for (const stop of stops) stop();
  };
}
