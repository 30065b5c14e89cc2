import { type RefObject, useEffect, useRef } from 'react';
import { motionTime } from '../motion/motion-time.ts';
import { easing } from '../tokens.ts';

/** Lets a number be seen to change: never when it is first rendered, and not without motion. */
export function useBump(number: RefObject<HTMLElement | null>, count: number, wanted: boolean): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const duration = motionTime('slow');
    if (wanted && duration > 0) number.current?.animate({ scale: [1, 1.4, 1] }, { duration, easing });
  }, [number, count, wanted]);
}
