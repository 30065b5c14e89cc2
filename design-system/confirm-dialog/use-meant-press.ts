import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** So long after a question has come a finger may still press once more what led to it. Milliseconds. */
const DOUBLE_PRESS = 500;

/**
 * What keeps a question from being answered by the second press on what led to it: on a phone its answer may come under the same
 * finger. A mouse counts its presses itself; keys are not held back, for the focus is elsewhere at first.
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
