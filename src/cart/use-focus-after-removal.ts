import { type RefObject, useEffect, useRef } from 'react';

/** When the focused line is removed, focuses the list, or `main` after the last line, so that the focus is not lost. */
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
