import { useEffect, useEffectEvent } from 'react';

/** specification.md 9: distance from the end of the page at which more is loaded. Pixels. */
const NEAR = 10;

/** Calls back when the page is scrolled to its end. */
export function usePageEnd(onEnd: () => void): void {
  const reached = useEffectEvent(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollY > 0 && innerHeight + scrollY >= scrollHeight - NEAR) onEnd();
  });
  useEffect(() => {
    const look = () => reached();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
}
