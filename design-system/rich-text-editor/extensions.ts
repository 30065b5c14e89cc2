import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';

const SCHEMES = ['https', 'http', 'mailto', 'tel'];

/**
 * Normalised address of a link; without a scheme it is read as an e-mail address, a telephone number or https. Null for an invalid or
 * unsafe one.
 */
export function linkAddress(typed: string): string | null {
  const bare = typed.trim();
  if (bare === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(bare) ? bare : withScheme(bare);
  if (!URL.canParse(address)) return null;
  const scheme = new URL(address).protocol.slice(0, -1);
  if (!SCHEMES.includes(scheme)) return null;
  // Checks the text as typed, because a browser turns a plain number into an IP address.
  const [, host = ''] = /^[^/]*\/\/([^/?#]*)/.exec(address) ?? [];
  return scheme.startsWith('http') && !host.includes('.') ? null : address;
}

function withScheme(bare: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(bare)) return `mailto:${bare}`;
  return telephoneIn(bare) ?? `https://${bare}`;
}

/** Telephone number as people write it, 011/555-01-23 or +381 (0)11 555 0123; null for anything else, IP addresses included. */
function telephoneIn(bare: string): string | null {
  if (!/^\+?[\d\s()/.-]+$/.test(bare) || /^\d+(\.\d+){3}(\/|$)/.test(bare)) return null;
  const number = bare.replace(/[^\d+()]/g, '').replace(/^00/, '+');
  const digits = number.startsWith('+') ? number.replace('(0)', '') : number;
  const plain = digits.replace(/[()]/g, '');
  return /^\+?\d{6,15}$/.test(plain) ? `tel:${plain}` : null;
}

/** Only what the server's sanitiser keeps can be written or pasted. */
export const EXTENSIONS: Extensions = [
  Document,
  Text,
  Paragraph,
  // Tab leaves the text, so that keyboard users are not trapped; buttons indent list items.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  BulletList,
  OrderedList,
  Heading.configure({ levels: [3, 4] }),
  Blockquote,
  HardBreak,
  Bold,
  Italic,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: (address) => linkAddress(address) === address,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  UndoRedo,
];

/** Cleans pasted html: headings are larger than those a text may have, and list items from Word are paragraphs with a bullet. */
export function cleanPaste(html: string): string {
  const headed = html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3').replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
  return /mso-list:l\d/.test(headed) ? withLists(headed) : headed;
}

function withLists(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lists = new Set<Element | null>();
  for (const point of body.querySelectorAll('p[style*="mso-list:l"]')) {
    const mark = point.querySelector('[style*="mso-list:Ignore"]');
    const kind = /^\s*[\da-z]+[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const before = point.previousElementSibling;
    const list = lists.has(before) && before?.localName === kind ? before : body.ownerDocument.createElement(kind);
    lists.add(list);
    if (list !== before) point.before(list);
    const item = body.ownerDocument.createElement('li');
    item.append(...point.childNodes);
    list.append(item);
    point.remove();
  }
  return body.innerHTML;
}
