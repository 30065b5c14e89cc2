import { useEffect, useRef } from 'react';

/** Number of pages that load automatically before a button is shown, so that the footer can be reached. */
const BY_THEMSELVES = 3;

/** How far ahead of the end the next page is fetched: about a row of cards. specification.md 9 asks for 10 px at the latest. */
const AHEAD = '480px 0px';

/**
 * Calls `onMore` when the end of a list comes near, for a few pages; after that only the button does. `pages` is the number of
 * loaded pages: after the 4th, 8th … the button is needed.
 */
export function useApproach(onMore: () => void, waiting: boolean, pages: number) {
  const end = useRef<HTMLDivElement>(null);
  const active = waiting && pages % (BY_THEMSELVES + 1) !== 0;
  useEffect(() => {
    const element = end.current;
    if (!active || !element) return;
    // A busy browser reports several changes in one call; only the last of them is true now.
    const watch = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting && onMore(), {
      rootMargin: AHEAD,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [active, onMore]);
  return end;
}
