import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Keeps the link of the page one is on in sight in a row of links that scrolls: from the first picture on, so that nothing
 * moves under the eyes, and when a phone is turned.
 */
export function useHereInSight(row: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // A page that is none of them leaves the row as it is.
    const show = () =>
      pathname && row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, [row, pathname]);
}
