import type { FocusEvent } from 'react';

/** Keyframe from which an overlay beside a control opens, and to which it closes. */
export const SMALL = { scale: 0.95 };

/**
 * Scrolls a focused control into view. The browser does so itself, except where the focus wraps around: after the last control the first
 * has the focus and stays out of sight.
 */
export function keepInSight({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  // An overlay opened above is a child only to React; and nothing scrolls while it is still opening.
  const isInside = currentTarget.contains(target) && currentTarget.contains(relatedTarget);
  if (isInside && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
