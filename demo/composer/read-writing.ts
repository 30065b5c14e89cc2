import { lexer, type Token, type Tokens } from 'marked';
import type { Block } from '../typesetter/writing.ts';
import { ContentError } from './content-error.ts';
import { readContent, withBlanks } from './content-folder.ts';

/** Content of a Markdown file: title, the sentence below it, and the blocks. */
export interface Written {
  title: string;
  standfirst: string;
  blocks: readonly Block[];
}

/** Reads a Markdown file of `demo/content/`. Throws ContentError with the line of an unsupported element. */
export function readWriting(path: string): Written {
  return writingOf(path, readContent(path));
}

/** Parses a source text; `path` is used only in errors. */
export function writingOf(path: string, source: string): Written {
  let line = 1;
  const parts: { token: Token; line: number }[] = [];
  for (const token of lexer(source)) {
    if (token.type !== 'space') parts.push({ token, line });
    line += token.raw.split('\n').length - 1;
  }
  const [title, standfirst, ...rest] = parts;
  if (title?.token.type !== 'heading' || title.token.depth !== 1)
    throw new ContentError(path, title?.line ?? 1, 'the first line is no title (# …)');
  if (standfirst?.token.type !== 'paragraph')
    throw new ContentError(path, standfirst?.line ?? line, 'below the title there is no sentence');
  return {
    title: plain(path, title.line, title.token.tokens),
    standfirst: plain(path, standfirst.line, standfirst.token.tokens),
    blocks: rest.map(({ token, line }) => blockOf(path, line, token)),
  };
}

function blockOf(path: string, line: number, token: Token): Block {
  if (token.type === 'heading' && token.depth === 2) return { heading: plain(path, line, token.tokens) };
  if (token.type === 'paragraph') return { text: plain(path, line, token.tokens) };
  if (token.type === 'list' && !token.ordered) return { points: pointsOf(path, line, token as Tokens.List) };
  if (token.type === 'table' && token.header.length === 2) return { rows: rowsOf(path, line, token as Tokens.Table) };
  throw new ContentError(path, line, `a document has no ${token.type} like this: only ##, paragraphs, - and | a | b |`);
}

function pointsOf(path: string, line: number, { items }: Tokens.List): string[] {
  let at = line;
  return items.map(({ tokens, raw }) => {
    const point = plain(path, at, tokens);
    at += raw.split('\n').length - (raw.endsWith('\n') ? 1 : 0);
    return point;
  });
}

// Rows of a table with two columns and no header: Markdown requires a header, so it is empty, and takes two lines with the line below it.
function rowsOf(path: string, line: number, { header, rows }: Tokens.Table): [string, string][] {
  if (header.some(({ text }) => text)) throw new ContentError(path, line, 'a table of a document has no head');
  return rows.map((cells, place) => {
    const [name = '', value = ''] = cells.map(({ tokens }) => plain(path, line + 2 + place, tokens));
    return [name, value];
  });
}

/** Plain text of the tokens; emphasis is an error, because it could not be set. */
function plain(path: string, line: number, tokens: readonly Token[] = []): string {
  const words = tokens.map((token) => {
    if (token.type === 'text') return 'tokens' in token && token.tokens ? plain(path, line, token.tokens) : token.raw;
    if (token.type === 'escape') return token.text;
    throw new ContentError(path, line, `a document has plain words only, no ${token.type}: ${token.raw}`);
  });
  return withBlanks(words.join(''));
}
