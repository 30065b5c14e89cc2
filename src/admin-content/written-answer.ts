/*
 * An answer as one writes it: paragraphs apart by an empty line, `- ` before the points of a list, `1. ` where they are
 * numbered, `### ` before a heading, **strong**, *stressed* and [a link](https://…). What cannot be written so stays html.
 */

const LIST = { ul: /^- /, ol: /^\d+\. / } as const;
const HEADING = /^### /;
const INLINE =
  /\\([\\*[\]])|\*\*((?:\\.|[^*\\])+)\*\*|\*((?:\\.|[^*\\])+)\*|\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)|([^\\*[]+|[\s\S])/g;

/** The html of what was written; html that somebody wrote stays as it is. */
export function htmlOf(written: string): string {
  if (/^\s*</.test(written)) return written.trim();
  return written
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockHtml)
    .join('');
}

/** An answer as it can be written, so that the same html comes of it; else its html. */
export function writtenOf(html: string): string {
  const written = html
    .replace(/<(ul|ol)>(.*?)<\/\1>/gs, (_, list: 'ul' | 'ol', points: string) => listText(list, points))
    .replace(/<h3>(.*?)<\/h3>/gs, (_, heading: string) => `### ${lineText(heading)}\n\n`)
    .replace(/<p>(.*?)<\/p>/gs, (_, paragraph: string) => `${lineText(paragraph)}\n\n`)
    .trim();
  return htmlOf(written) === html ? written : html;
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  for (const [list, mark] of Object.entries(LIST)) {
    if (!lines.every((line) => mark.test(line))) continue;
    return `<${list}>${lines.map((line) => `<li>${lineHtml(line.replace(mark, ''))}</li>`).join('')}</${list}>`;
  }
  if (lines.length === 1 && HEADING.test(block)) return `<h3>${lineHtml(block.replace(HEADING, ''))}</h3>`;
  return `<p>${lines.map(lineHtml).join('<br />')}</p>`;
}

function lineHtml(line: string): string {
  return line.replace(INLINE, (_, escaped?: string, strong?: string, stressed?: string, ...rest: unknown[]) => {
    const [text, address, plain] = rest as (string | undefined)[];
    if (escaped !== undefined) return escaped;
    if (strong !== undefined) return `<strong>${lineHtml(strong)}</strong>`;
    if (stressed !== undefined) return `<em>${lineHtml(stressed)}</em>`;
    if (text !== undefined && address !== undefined)
      return `<a href="${quoted(address)}" target="_blank" rel="noopener noreferrer">${lineHtml(text)}</a>`;
    return safe(plain ?? '');
  });
}

function listText(list: 'ul' | 'ol', points: string): string {
  const each = [...points.matchAll(/<li>(.*?)<\/li>/gs)].map(([, point = '']) => lineText(point));
  return `${each.map((point, place) => `${list === 'ul' ? '-' : `${place + 1}.`} ${point}`).join('\n')}\n\n`;
}

function lineText(html: string): string {
  return html
    .replace(/[^<>]+(?=<|$)/g, (text) => text.replace(/[\\*[\]]/g, '\\$&'))
    .replace(
      /<a href="([^"]*)"[^>]*>(.*?)<\/a>/g,
      (_, address: string, text: string) => `[${text}](${plainOf(address)})`,
    )
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '*')
    .replace(/<br \/>/g, '\n')
    .replace(/&(amp|lt|gt);/g, plainOf);
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string) => safe(text).replaceAll('"', '&quot;');
const plainOf = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
