/** A whole number from 0 to `below` - 1 by a hash of the text: evenly spread, and the same in every run. */
export function numberOf(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}
