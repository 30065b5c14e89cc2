/** A text that the page before left in the history under a name; null where it left none. */
export function textInHistory(state: unknown, name: string): string | null {
  const left = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : null;
  return typeof left === 'string' ? left : null;
}
