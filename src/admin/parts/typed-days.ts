/** The number of days that was typed; NaN if the text is not a number. */
export const typedDays = (typed: unknown): number =>
  /^\s*\d+\s*$/.test(String(typed ?? '')) ? Number(typed) : Number.NaN;

/** Days in words; the typed text if it is not a number. */
export function saidDays(typed: unknown, say: (days: { count: number }) => string): string {
  const count = typedDays(typed);
  return Number.isNaN(count) ? String(typed ?? '') : say({ count });
}
