import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInSight } from './keep-in-sight.ts';

/**
 * Keeps the link of the current page visible in a row of links that scrolls: before the first paint, so that nothing moves
 * visibly, and again when the row or a link changes its width.
 */
export function useCurrentLinkInView(row: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const here = row.current?.querySelector('[aria-current]');
    // A page without a link in the row leaves it unchanged.
    if (!pathname || !row.current || !here) return;
    const show = () => here.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return keepInSight(row.current, row.current.querySelectorAll('a'), show);
  }, [row, pathname]);
}
