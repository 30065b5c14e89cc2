import { type RefObject, useEffect, useRef } from 'react';
import { motionTime } from '../motion/motion-time.ts';
import { easing } from '../tokens.ts';

/** Animates a change of a number: not on its first rendering, and not with reduced motion. */
export function useBump(number: RefObject<HTMLElement | null>, count: number, wanted: boolean): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const duration = motionTime('slow');
    if (wanted && duration > 0) number.current?.animate({ scale: [1, 1.4, 1] }, { duration, easing });
  }, [number, count, wanted]);
}
