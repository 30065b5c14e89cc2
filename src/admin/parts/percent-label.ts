/** A percentage in words; the typed text if it is not a whole number. */
export function percentLabel(typed: unknown, say: (percent: string) => string): string {
  const written = String(typed ?? '').trim();
  return /^\d+$/.test(written) ? say(written) : written;
}
