import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds after the question appears in which a touch may still be the second half of a double tap. */
const DOUBLE_PRESS = 500;

/**
 * Keeps the second tap of a double tap from answering the question that the first one opened, whose button may appear under the same
 * finger. A mouse counts its clicks itself; keys need no guard, since the focus is elsewhere at first.
 */
export function useMeantPress(open: boolean, act: () => void) {
  const opened = useRef(0);
  const isTooSoon = useRef(false);
  useEffect(() => {
    if (open) opened.current = Date.now();
  }, [open]);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTooSoon.current = pointerType === 'touch' && Date.now() - opened.current < DOUBLE_PRESS;
    },
    onClick: ({ detail }: MouseEvent) => {
      const isMeant = detail < 2 && !isTooSoon.current;
      isTooSoon.current = false;
      if (isMeant) act();
    },
  };
}
