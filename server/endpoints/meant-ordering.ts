/** An ordering as it was meant: `+name` may have come as ` name` (product.md 2). The newest first unless asked otherwise. */
export function meantOrdering(ordering = '-pk'): string {
  return `${ordering.startsWith('-') ? '-' : '+'}${ordering.replace(/^[+\- ]/, '')}`;
}
