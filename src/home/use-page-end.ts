import { useEffect, useEffectEvent } from 'react';

/** specification.md 9: so near to the end of the page more is loaded. Pixels. */
const NEAR = 10;

/** Tells when somebody has scrolled to the end of the page. */
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
