import { type RefObject, useEffect, useRef } from 'react';

/** For a message above or below a long form: scrolls it into view when it appears, and when its text changes. */
export function useBroughtIntoSight<Part extends HTMLElement>(shown: boolean | string | null): RefObject<Part | null> {
  const place = useRef<Part>(null);
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return place;
}
