/**
 * An element that uses Escape itself is marked by `data-escapes`: an open list, or a toolbar from which Escape leads back into a text. The
 * layer around it receives the key first, and stays open.
 */
export function stayOpen(event: KeyboardEvent): void {
  if (document.activeElement?.closest('[data-escapes]')) event.preventDefault();
}
