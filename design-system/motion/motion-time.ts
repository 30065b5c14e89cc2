import type { durations } from '../tokens.ts';

/** A duration of the tokens in milliseconds, for motion that is begun by script: 0 where a person wants none. */
export function motionTime(name: keyof typeof durations): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--motion-${name}`)) || 0;
}
