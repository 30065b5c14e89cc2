/** product.md 7.4: the owner of a yearly budget is reminded this many days before it ends. */
export const NUDGE_DAYS = [60, 30, 7] as const;
export type NudgeDays = (typeof NUDGE_DAYS)[number];

/**
 * The reminder that is due: the latest whose day has come, so that a missed one is not sent late. Null before the first one and after
 * the end.
 */
export function nudgeDue(daysLeft: number): NudgeDays | null {
  if (daysLeft < 0) return null;
  return NUDGE_DAYS.findLast((days) => daysLeft <= days) ?? null;
}
