import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentPlace } from '../ground/history-router.tsx';

/** Where one is with the notifications: away, at the list, or at one of them by its id. */
export type NotificationPlace = 'closed' | 'list' | number;

const NAME = 'notifications';

/** The place that an address names: `?notifications=all` the list, `?notifications=17` one of them. */
export function placeIn(search: URLSearchParams): NotificationPlace {
  const named = search.get(NAME);
  if (named === null) return 'closed';
  return /^[1-9]\d{0,14}$/.test(named) ? Number(named) : 'list';
}

/** The query of an address with a place put in, everything else kept. */
export function withPlace(search: URLSearchParams, place: NotificationPlace): string {
  const next = new URLSearchParams(search);
  if (place === 'closed') next.delete(NAME);
  else next.set(NAME, place === 'list' ? 'all' : String(place));
  return next.size > 0 ? `?${next}` : '';
}

interface Entry {
  /** How many steps of the history lead back to the page below. */
  notificationsDepth?: number;
}

/**
 * The place in the address as it is now, and the way to another. What was opened is closed by going back, so that Back never opens it
 * again; below what a link opened, the page itself is put (`underlay`), so that Back closes that too.
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
      // Opened over the page (1), or one of them over the list (2).
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
