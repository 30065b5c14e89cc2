/**
 * Ref of a textarea that keeps its text content unchanged. React also writes each typed letter into the content, which makes the
 * browser re-evaluate every `:has()` style: on a large page that is the slowest part of typing. Only the value matters.
 */
export function leaveContent(area: HTMLTextAreaElement | null): void {
  if (area) Object.defineProperty(area, 'defaultValue', { configurable: true, get: () => area.value, set: () => {} });
}
