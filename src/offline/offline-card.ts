import { useEffect } from 'react';
import { keepCopy } from '../ground/offline-copy.ts';
import { useMe } from '../session/session.queries.ts';

/** Keeps what the virtual card shows, for the shop without a network. By itself: the frame is not drawn anew with each change of the person. */
export function OfflineCard(): null {
  const {
    company: { name: company, card_color: color },
    first_name,
    last_name,
    id: userId,
    available,
    currency,
  } = useMe();
  const name = `${first_name} ${last_name}`;
  useEffect(() => {
    keepCopy('card', { company, color, name, userId, available, currency }, new Date());
  }, [company, color, name, userId, available, currency]);
  return null;
}
