/** Text as it stands in html. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Words that somebody wrote in a field of several lines, as they stand in html: each line is one there too. */
export function linesAsHtml(words: string): string {
  return escapeHtml(words).replace(/\r?\n/g, '<br>');
}
