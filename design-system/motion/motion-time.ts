import type { durations } from '../tokens.ts';

/** A duration of the tokens in milliseconds, for motion that is begun by script: 0 where a person wants none. */
export function motionTime(name: keyof typeof durations): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--motion-${name}`);
  // The built style sheet says 120ms the shorter way: .12s.
  return (Number.parseFloat(value) || 0) * (/\dms\s*$/.test(value) ? 1 : 1000);
}
