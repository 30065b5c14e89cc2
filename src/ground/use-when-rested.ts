import { useEffect, useEffectEvent } from 'react';

/** Debounce: calls `onRest` with a text that has not changed for `pause` milliseconds; null is nothing to wait for. */
export function useWhenRested(text: string | null, pause: number, onRest: (text: string) => void): void {
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => rest(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
}
