/**
 * An element with its own use of Escape is marked by `data-escapes`: an open list, or a toolbar that leads back into a text. The layer
 * around it gets the key first, and stays open for it.
 */
export function stayOpen(event: KeyboardEvent): void {
  if (document.activeElement?.closest('[data-escapes]')) event.preventDefault();
}
