import type { QueryClient } from '@tanstack/react-query';
import { keepCard } from '../offline/keep-card.ts';
import { watchServer } from '../session/watch-server.ts';

/** What listens to the poll of the person: tells whether the server gives no answer, and keeps their card. Answers how to stop. */
export function watchPerson(client: QueryClient, tell: (away: boolean) => void): () => void {
  const stops = [watchServer(client, tell), keepCard(client)];
  return () => {
    for (const stop of stops) stop();
  };
}
