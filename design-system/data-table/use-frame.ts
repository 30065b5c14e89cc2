import { useCallback, useState } from 'react';
import { scrollsSideways } from './sideways.ts';

/**
 * The ref of a frame in which a table may scroll, and whether the frame is so narrow that the table is drawn as cards, which its style
 * decides (`cards:block`). For an attribute that only cards use: on a table of rows it would make the browser restyle each of them.
 */
export function useFrame(): [ref: (frame: HTMLElement | null) => (() => void) | undefined, areCards: boolean] {
  const [areCards, setCards] = useState(false);
  const ref = useCallback((frame: HTMLElement | null) => {
    if (!frame) return;
    const rest = scrollsSideways(frame);
    const table = frame.querySelector('table');
    const look = () => setCards(table !== null && getComputedStyle(table).display === 'block');
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(frame);
    return () => {
      sizes.disconnect();
      rest?.();
    };
  }, []);
  return [ref, areCards];
}
