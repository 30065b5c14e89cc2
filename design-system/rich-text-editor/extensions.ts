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

/** An address as a link may have it; what has no scheme is meant as https. Null for one that leads nowhere good. */
export function linkAddress(typed: string): string | null {
  const bare = typed.trim();
  if (bare === '') return null;
  const isMail = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(bare);
  const address = /^[a-z][a-z\d+.-]*:/i.test(bare)
    ? bare
    : `${isMail ? 'mailto' : 'https'}:${isMail ? '' : '//'}${bare}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const scheme = protocol.slice(0, -1);
  if (!SCHEMES.includes(scheme)) return null;
  return scheme.startsWith('http') && !hostname.includes('.') ? null : address;
}

/** Exactly what the server's sanitiser keeps, and nothing else can be written or pasted. */
export const EXTENSIONS: Extensions = [
  Document,
  Text,
  Paragraph,
  // Tab leaves the text, so that whoever writes by keyboard is not held: points are moved in by buttons.
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

/** Headings of a pasted page are larger than those that a text may have. */
export const cleanPaste = (html: string): string =>
  html.replace(/<(\/?)h[12](?=[\s>])/gi, '<$1h3').replace(/<(\/?)h[56](?=[\s>])/gi, '<$1h4');
