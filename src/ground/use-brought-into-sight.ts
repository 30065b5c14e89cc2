import { type RefObject, useEffect, useRef } from 'react';

/** For what is said above or below a long form: brings it into sight when it comes, and when something else is said. */
export function useBroughtIntoSight<Part extends HTMLElement>(shown: boolean | string | null): RefObject<Part | null> {
  const place = useRef<Part>(null);
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return place;
}
