/** Called before a story: doubles the text size, as a person may do in the browser. Returns the cleanup. */
export function largeText(): () => void {
  document.documentElement.style.fontSize = '32px';
  return () => document.documentElement.style.removeProperty('font-size');
}
