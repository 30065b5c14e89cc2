import type { durations } from '../tokens.ts';

/** Duration of a token in milliseconds, for animations started by script: 0 with reduced motion. */
export function motionTime(name: keyof typeof durations): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--motion-${name}`);
  // The minified style sheet shortens 120ms to .12s.
  return (Number.parseFloat(value) || 0) * (/\dms\s*$/.test(value) ? 1 : 1000);
}
