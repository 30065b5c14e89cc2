import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps the link of the page one is on in sight in a row of links that scrolls: from the first picture on, so that nothing
 * moves under the eyes, and before the next one when the room or a link changes its width, as a turned phone or a font that
 * comes late has it do.
 */
export function useHereInSight(row: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const here = row.current?.querySelector('[aria-current]');
    // A page that is none of them leaves the row as it is.
    if (!pathname || !row.current || !here) return;
    const show = () => here.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    const sizes = new ResizeObserver(show);
    for (const one of [row.current, ...row.current.querySelectorAll('a')]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [row, pathname]);
}
