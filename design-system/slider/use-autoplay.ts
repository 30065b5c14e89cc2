import { useEffect, useState } from 'react';

/** specification.md 9: each slide stays 5 s. */
export const AUTOPLAY_MS = 5000;

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Calls `advance` every 5 s, except while `held` (pointer or focus on it), while the tab is hidden, and after a pause by the button.
 * With reduced motion it starts paused.
 */
export function useAutoplay(advance: () => void, held: boolean, restartKey: unknown) {
  const [paused, setPaused] = useState(() => window.matchMedia(REDUCED).matches);
  useEffect(() => {
    const query = window.matchMedia(REDUCED);
    const follow = () => query.matches && setPaused(true);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const runs = !paused && !held;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand stays its whole time
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && advance(), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [runs, advance, restartKey]);
  return { paused, setPaused };
}
