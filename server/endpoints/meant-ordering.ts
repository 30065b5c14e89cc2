/** The intended ordering: `+name` may have been decoded as ` name` (product.md 2). By default the newest first. */
export function meantOrdering(ordering = '-pk'): string {
  return `${ordering.startsWith('-') ? '-' : '+'}${ordering.replace(/^[+\- ]/, '')}`;
}
