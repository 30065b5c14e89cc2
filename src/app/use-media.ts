import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever that changes. For what CSS alone cannot say: a state, not a look. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (told: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', told);
      return () => media.removeEventListener('change', told);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
