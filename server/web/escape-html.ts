/** Escapes text for html. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Escapes text of several lines for html, with line breaks. */
export function linesAsHtml(words: string): string {
  return escapeHtml(words).replace(/\r?\n/g, '<br>');
}
