import { type RefObject, useEffect, useRef } from 'react';

/** When the line that had the focus is gone, the list gets it, or the page when it was the last: not the browser's frame. */
export function useFocusAfterRemoval(count: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const nobody = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && nobody)
      (list.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return list;
}
