import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { User } from '#contract/users/users.contract.ts';
import { keepCopy, type OfflineCopies, readCopy } from '../ground/offline-copy.ts';
import { meQuery } from '../session/session.queries.ts';

// Both, for not every browser fires the first when the page navigates away.
const LEAVING = ['visibilitychange', 'pagehide'];

/**
 * Stores the data of the virtual card for offline use, as of the last answer about the person: on a change immediately, but a
 * mere newer time only when the page is left, so that not every poll writes. Returns the cleanup.
 */
export function keepCard(client: QueryClient): () => void {
  const poll = hashKey(meQuery.queryKey);
  let card = cardIn(client);
  let answeredAt = new Date(client.getQueryState(meQuery.queryKey)?.dataUpdatedAt ?? 0);
  const keep = () => {
    if (card) keepCopy('card', card, answeredAt);
  };
  const stopHearing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== poll || event.action.type !== 'success') return;
    // An optimistic change (`manual`) is no answer of the server.
    if (!event.action.manual) answeredAt = new Date(event.query.state.dataUpdatedAt);
    const before = card;
    card = cardIn(client);
    if (JSON.stringify(card) !== JSON.stringify(before)) keep();
  });
  // Updates the time of the copy; one that was removed, belongs to another person, or is newer (from another tab) is left
  // unchanged.
  const renew = () => {
    const kept = readCopy('card');
    if (kept && kept.copy.userId === card?.userId && kept.savedAt < answeredAt.toISOString()) keep();
  };
  keep();
  for (const event of LEAVING) addEventListener(event, renew);
  return () => {
    stopHearing();
    for (const event of LEAVING) removeEventListener(event, renew);
  };
}

function cardIn(client: QueryClient): OfflineCopies['card'] | undefined {
  const me = client.getQueryData(meQuery.queryKey);
  return me && cardOf(me);
}

function cardOf({ company, first_name, last_name, id, available, currency }: User): OfflineCopies['card'] {
  const name = `${first_name} ${last_name}`;
  return { company: company.name, color: company.card_color, name, userId: id, available, currency };
}
