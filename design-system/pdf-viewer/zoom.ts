/** Zoom levels; 1 fits the width. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next larger step, or the next smaller one; the same at either end. */
export function zoomedBy(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? STEPS.find((step) => step > zoom) : STEPS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** Limits a pinch zoom to the smallest and the largest step. */
export function withinSteps(zoom: number): number {
  return Math.min(STEPS[STEPS.length - 1] ?? 1, Math.max(STEPS[0], zoom));
}
