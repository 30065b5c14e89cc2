import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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
 * The place in the address and the way to another. What was opened is closed by going back, so that Back never opens it again;
 * below what a link opened, the page itself is put, so that Back closes that too. `go` ends when the router is there, or was overtaken.
 */
export function useNotificationPlace() {
  const [search] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const place = placeIn(search);
  const depth = (state as Entry | null)?.notificationsDepth ?? 0;
  const go = useCallback(
    async (next: NotificationPlace): Promise<void> => {
      const back = (steps: number) => {
        const popped = new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
        void navigate(-steps);
        return popped;
      };
      // Opened over the page (1), or one of them over the list (2).
      if (next === 'closed') return back(depth);
      if (next === 'list' && depth > 1) return back(1);
      const replace = next === 'list' && place !== 'closed';
      await navigate(
        { pathname, hash, search: withPlace(search, next) },
        { replace, state: { ...(state as object | null), notificationsDepth: replace ? depth : depth + 1 } },
      );
    },
    [pathname, hash, search, state, depth, place, navigate],
  );
  const underlay = useCallback(() => {
    if (place === 'closed' || depth > 0) return;
    void navigate({ pathname, hash, search: withPlace(search, 'closed') }, { replace: true, state });
    void navigate(
      { pathname, hash, search: withPlace(search, place) },
      { state: { ...(state as object | null), notificationsDepth: 1 } },
    );
  }, [pathname, hash, search, state, depth, place, navigate]);
  return { place, go, underlay };
}
