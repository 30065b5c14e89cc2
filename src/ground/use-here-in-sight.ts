import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInSight } from './keep-in-sight.ts';

/**
 * Keeps the link of the page one is on in sight in a row of links that scrolls: from the first picture on, so that nothing
 * moves under the eyes, and before the next one when the room or a link changes its width.
 */
export function useHereInSight(row: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const here = row.current?.querySelector('[aria-current]');
    // A page that is none of them leaves the row as it is.
    if (!pathname || !row.current || !here) return;
    const show = () => here.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return keepInSight(row.current, row.current.querySelectorAll('a'), show);
  }, [row, pathname]);
}
