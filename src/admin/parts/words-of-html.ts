/** The text of HTML, each block on a line of its own: for comparing, and for reading without formatting. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<br ?\/?>/g, '\n'), 'text/html');
  for (const block of body.querySelectorAll('p, h3, h4, li, blockquote')) block.append('\n');
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}
