/**
 * What has a use of its own for Escape says so by `data-escapes`: a list that is open, tools that lead back into a text. The layer
 * around it hears of the key first, and stays open for it.
 */
export function stayOpen(event: KeyboardEvent): void {
  if (document.activeElement?.closest('[data-escapes]')) event.preventDefault();
}
