import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentPlace } from '../ground/history-router.tsx';

/** What of the notifications is open: nothing, the list, or one of them by its id. */
export type NotificationPlace = 'closed' | 'list' | number;

const NAME = 'notifications';

/** Reads it from an address: `?notifications=all` is the list, `?notifications=17` one of them. */
export function placeIn(search: URLSearchParams): NotificationPlace {
  const named = search.get(NAME);
  if (named === null) return 'closed';
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : 'list';
}

/** The query string with the place set and all other parameters unchanged. */
export function withPlace(search: URLSearchParams, place: NotificationPlace): string {
  const next = new URLSearchParams(search);
  if (place === 'closed') next.delete(NAME);
  else next.set(NAME, place === 'list' ? 'all' : String(place));
  return next.size > 0 ? `?${next}` : '';
}

interface Entry {
  /** Number of history entries back to the page below. */
  notificationsDepth?: number;
}

/**
 * Reads and changes the place in the current address. Closing goes back in the history, so that Back never opens it again;
 * `underlay` inserts an entry of the page itself below one opened by a link, so that Back closes that too.
 */
export function useNotificationPlace() {
  const { read, listen } = useCurrentPlace();
  const navigate = useNavigate();
  return useMemo(() => {
    const here = () => {
      const { pathname, hash, search, state } = read();
      const params = new URLSearchParams(search);
      const depth = (state as Entry | null)?.notificationsDepth ?? 0;
      const to = (next: NotificationPlace) => ({ pathname, hash, search: withPlace(params, next) });
      return { place: placeIn(params), depth, state: state as object | null, to };
    };
    const go = (next: NotificationPlace) => {
      const { place, depth, state, to } = here();
      // Depth 1: opened over the page; 2: one of them over the list.
      if (next === 'closed') return void navigate(-depth);
      if (next === 'list' && depth > 1) return void navigate(-1);
      const replace = next === 'list' && place !== 'closed';
      void navigate(to(next), { replace, state: { ...state, notificationsDepth: replace ? depth : depth + 1 } });
    };
    const underlay = () => {
      const { place, depth, state, to } = here();
      if (place === 'closed' || depth > 0) return;
      void navigate(to('closed'), { replace: true, state });
      void navigate(to(place), { state: { ...state, notificationsDepth: 1 } });
    };
    return { placeNow: () => here().place, go, underlay, listen };
  }, [read, listen, navigate]);
}
