import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#machines/refusal.ts';
import { meQuery } from './session.queries.ts';

/**
 * Tells whether the server gives no answer, by the poll of the person; any read that is answered while it seems to be away has
 * the poll ask at once. What failed for want of an answer is read again when it is back. Answers how to stop.
 */
export function watchServer(client: QueryClient, tell: (away: boolean) => void): () => void {
  const poll = hashKey(meQuery.queryKey);
  let isAway = false;
  const know = (away: boolean) => {
    if (away === isAway) return;
    isAway = away;
    tell(away);
    if (!away) void readLost(client);
  };
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const isAnswer = action.type === 'success' && !action.manual;
    if (query.queryHash !== poll) {
      if (isAway && isAnswer) void client.refetchQueries({ queryKey: meQuery.queryKey });
    } else if (isAnswer) know(false);
    else if ((action.type === 'failed' || action.type === 'error') && isUnanswered(action.error)) know(true);
  });
}

const readLost = (client: QueryClient) =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ state: { status, error } }) => status === 'error' && isUnanswered(error),
  });
