import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#machines/refusal.ts';
import { meQuery } from './session.queries.ts';

// A window beside another is seen all the time: only its focus says that one came back to it.
const COMING_BACK = ['visibilitychange', 'focus', 'online'];

/**
 * Tells whether the server gives no answer, by the poll of the person; any read that is answered while it seems to be away has
 * the poll ask at once, and so has whoever comes back to the tab or to the network while it waits for its next try (product.md 7.14).
 * What failed for want of an answer is read again when it is back. Answers how to stop.
 */
export function watchServer(client: QueryClient, tell: (away: boolean) => void): () => void {
  const poll = hashKey(meQuery.queryKey);
  let isAway = false;
  let isTold = false;
  const say = (away: boolean) => {
    if (away !== isTold) tell(away);
    isTold = away;
  };
  const know = (away: boolean) => {
    // Without a network nobody knows whether the server would answer: nothing is said of it, then or once the network is back.
    say(away && navigator.onLine);
    if (away === isAway) return;
    isAway = away;
    if (!away) void readLost(client);
  };
  const askNow = () => void client.refetchQueries({ queryKey: meQuery.queryKey });
  // What is asked by itself then would only join the try that waits.
  const comeBack = () => {
    const failures = client.getQueryState(meQuery.queryKey)?.fetchFailureCount ?? 0;
    if (failures > 0 && document.visibilityState === 'visible') askNow();
  };
  const stopHearing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const isAnswer = action.type === 'success' && !action.manual;
    if (query.queryHash !== poll) {
      if (isAway && isAnswer) askNow();
    } else if (isAnswer) know(false);
    else if ((action.type === 'failed' || action.type === 'error') && isUnanswered(action.error)) know(true);
  });
  for (const event of COMING_BACK) addEventListener(event, comeBack);
  return () => {
    stopHearing();
    for (const event of COMING_BACK) removeEventListener(event, comeBack);
  };
}

const readLost = (client: QueryClient) =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ state: { status, error } }) => status === 'error' && isUnanswered(error),
  });
