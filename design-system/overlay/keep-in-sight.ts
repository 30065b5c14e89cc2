import type { FocusEvent } from 'react';

/** Keyframe from which something that belongs to a control opens, and to which it closes. */
export const SMALL = { scale: 0.95 };

/**
 * Shows what the keys lead to. The browser scrolls to it itself, but not where the focus goes round: past the last control it is
 * put on the first, which stays out of sight.
 */
export function keepInSight({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  // What opens over it is a part of it to React only; and while it still comes in, nothing is to scroll.
  const isInside = currentTarget.contains(target) && currentTarget.contains(relatedTarget);
  if (isInside && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
