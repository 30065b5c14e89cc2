import { type RefObject, useEffect, useRef } from 'react';

/** Ref to whether the calling component is unmounted: closed, or its page left. */
export function useUnmounted(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
