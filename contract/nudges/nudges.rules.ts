/** product.md 7.4: so many days before a yearly budget ends, its owner gets a reminder. */
export const NUDGE_DAYS = [60, 30, 7] as const;
export type NudgeDays = (typeof NUDGE_DAYS)[number];

/** Which reminder is due with so many days left: the latest that has begun, so that a missed one is not sent late. Null: none yet, or over. */
export function nudgeDue(daysLeft: number): NudgeDays | null {
  if (daysLeft < 0) return null;
  return NUDGE_DAYS.findLast((days) => daysLeft <= days) ?? null;
}
