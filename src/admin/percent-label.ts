/** A percentage in words; as it was typed where that is no whole number. */
export function percentLabel(typed: unknown, say: (percent: string) => string): string {
  const written = String(typed ?? '').trim();
  return /^\d+$/.test(written) ? say(written) : written;
}
