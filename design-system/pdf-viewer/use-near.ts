import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in view or within one screen of it. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const root = element.closest('[data-pages]');
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: '100%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return near;
}
