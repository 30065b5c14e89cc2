/** Before a story: text of twice the size, as somebody sets it in their browser. */
export function largeText(): () => void {
  document.documentElement.style.fontSize = '32px';
  return () => document.documentElement.style.removeProperty('font-size');
}
