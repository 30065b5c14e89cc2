/** Tags that are kept; of others only the content. */
const KEPT = new Set(['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a']);

const text = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (words: string) => text(words).replaceAll('"', '&quot;');

/** The written content as html, identical to what the server's sanitiser would return. Empty paragraphs alone are an empty text. */
export function htmlOf(content: ParentNode): string {
  const html = [...content.childNodes].map(written).join('');
  return content.textContent?.trim() === '' ? '' : html;
}

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return text(node.textContent ?? '');
  const name = node.nodeName.toLowerCase();
  const inside = () => [...contentOf(node, name)].map(written).join('');
  if (!KEPT.has(name)) return inside();
  if (name === 'br') return '<br />';
  if (name !== 'a') return `<${name}>${inside()}</${name}>`;
  const href = quoted((node as Element).getAttribute('href') ?? '');
  return `<a href="${href}" target="_blank" rel="noopener noreferrer">${inside()}</a>`;
}

/** A list item of one paragraph, perhaps with a list below it, is written without the paragraph tag. */
function contentOf(node: Node, name: string): Iterable<Node> {
  const [first, ...others] = node.childNodes;
  const isOne = others.every(({ nodeName }) => ['UL', 'OL'].includes(nodeName));
  if (name !== 'li' || first?.nodeName !== 'P' || !isOne) return node.childNodes;
  return [...first.childNodes, ...others];
}
