/** How many days were typed; not a number where that is none. */
export const typedDays = (typed: unknown): number =>
  /^\s*\d+\s*$/.test(String(typed ?? '')) ? Number(typed) : Number.NaN;

/** Days in words; as they were typed where that is no number. */
export function saidDays(typed: unknown, say: (days: { count: number }) => string): string {
  const count = typedDays(typed);
  return Number.isNaN(count) ? String(typed ?? '') : say({ count });
}
