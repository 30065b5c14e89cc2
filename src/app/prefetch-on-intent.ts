import { knownRouteOf } from './find-route.ts';

/** Loads the code of a link's screen as soon as the link is hovered, touched or focused. */
export function prefetchOnIntent(): () => void {
  const wanted = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && link.origin === location.origin) void knownRouteOf(link.pathname)?.screen.prefetch();
  };
  for (const intent of INTENTS) document.addEventListener(intent, wanted, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, wanted);
  };
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
