import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isUnanswered } from '#machines/refusal.ts';
import { meQuery } from './session.queries.ts';

// `focus` too: a window beside another is visible all the time, so that `visibilitychange` does not fire on a return to it.
const COMING_BACK = ['visibilitychange', 'focus', 'online'];

/**
 * Reports whether the server gives no answer, from the poll of the person. While it is away, any other answered read makes the
 * poll run immediately, and so does a return to the tab or to the network while the poll waits for its next retry
 * (product.md 7.14). Reads that got no answer are read again when the server is back. Returns the cleanup.
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
    // Without a network it is unknown whether the server would answer, so it is not reported as away, then or once the network
    // is back.
    say(away && navigator.onLine);
    if (away === isAway) return;
    isAway = away;
    if (!away) void readLost(client);
  };
  const askNow = () => void client.refetchQueries({ queryKey: meQuery.queryKey });
  // The automatic refetch on focus would only join the retry that waits, so the poll is restarted here.
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
