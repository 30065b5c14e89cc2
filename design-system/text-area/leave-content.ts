/**
 * Ref of a textarea that keeps its content as it was at first. React writes each letter into the content as well, and a browser then
 * looks anew at all that `:has()` could mean: on a large page that takes longer than all else. Nobody reads the content: only the
 * value counts.
 */
export function leaveContent(area: HTMLTextAreaElement | null): void {
  if (area) Object.defineProperty(area, 'defaultValue', { configurable: true, get: () => area.value, set: () => {} });
}
