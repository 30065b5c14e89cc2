import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls it is not drawn any more: closed, or its page left. */
export function useLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
