/** A text that the previous page left in the state of the history entry under a name; null without one. */
export function textInHistory(state: unknown, name: string): string | null {
  const left = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : null;
  return typeof left === 'string' ? left : null;
}
