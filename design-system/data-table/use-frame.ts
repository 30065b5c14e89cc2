import { useCallback, useState } from 'react';
import { scrollsSideways } from './sideways.ts';

/** From this width of its frame on a table is drawn as rows, in rem: `cards` and `rows` of sheet.css. */
const ROOM_FOR_ROWS = 42;

/**
 * The ref of a frame in which a table may scroll, and whether the frame is so narrow that the table is drawn as cards. For an
 * attribute that only cards heed: on a table of rows it would have the browser look at the style of each of them.
 */
export function useFrame(): [ref: (frame: HTMLElement | null) => (() => void) | undefined, areCards: boolean] {
  const [areCards, setCards] = useState(false);
  const ref = useCallback((frame: HTMLElement | null) => {
    if (!frame) return;
    const rest = scrollsSideways(frame);
    const look = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setCards(frame.clientWidth < ROOM_FOR_ROWS * rem);
    };
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
