import { isApart, type Segment } from './lines.ts';
import type { Span } from './reading.ts';

/** Words of the whole document, which tell how a word that is hyphenated at the end of a line is written elsewhere. */
export type Words = ReadonlySet<string>;

/** A line as spans of one style each. */
export function spansOf({ runs }: Segment): Span[] {
  const spans: Span[] = [];
  for (const [index, run] of runs.entries()) {
    const { bold, italic } = run;
    const text = (index > 0 && isApart(runs[index - 1], run) ? ' ' : '') + run.text;
    const last = spans.at(-1);
    if (last && last.bold === bold && last.italic === italic)
      spans[spans.length - 1] = { ...last, text: last.text + text };
    else spans.push({ text, bold, italic });
  }
  return spans;
}

export const wordsOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

/** Joins lines into one text and undoes hyphenation at their ends. */
export function joined(lines: readonly (readonly Span[])[], words: Words): Span[] {
  return lines.reduce<Span[]>((before, line) => join(before, line, words), []);
}

function join(before: readonly Span[], line: readonly Span[], words: Words): Span[] {
  const [last, first] = [before.at(-1), line[0]];
  if (!last || !first) return [...before, ...line];
  const { kept, space } = seam(last.text, first.text, words);
  const start = { ...last, text: kept };
  const [head, ...rest] = line;
  if (!head) return [...before];
  if (last.bold === head.bold && last.italic === head.italic) {
    return [...before.slice(0, -1), { ...start, text: kept + space + head.text }, ...rest];
  }
  return [...before.slice(0, -1), start, { ...head, text: space + head.text }, ...rest];
}

const BROKEN = /([\p{L}\p{M}]{2,})[-\u2010\u00ad]$/u;
const GOES_ON = /^[\p{Ll}][\p{L}\p{M}]*/u;

/** What remains of the end of a line, and the separator before the next line. */
function seam(end: string, start: string, words: Words): { kept: string; space: '' | ' ' } {
  if (end.endsWith('\u00ad')) return { kept: end.slice(0, -1), space: '' };
  const [, head] = BROKEN.exec(end) ?? [];
  const [tail] = GOES_ON.exec(start) ?? [];
  if (head && tail) {
    const isOneWord = words.has(`${head}${tail}`.toLowerCase()) || !words.has(`${head}-${tail}`.toLowerCase());
    return { kept: isOneWord ? end.slice(0, -1) : end, space: '' };
  }
  // A hyphen after a figure or name stays, without a space; a dash is a character of its own.
  if (/[\p{L}\p{N}][-\u2010]$/u.test(end) && /^[\p{L}\p{N}]/u.test(start)) return { kept: end, space: '' };
  // Addresses are broken after slashes.
  if (/\S{12}\/$/.test(end) && end.includes('://')) return { kept: end, space: '' };
  return { kept: end, space: ' ' };
}

/** All words of a text that are not at the break of a line. */
export function vocabularyOf(segments: readonly Segment[]): Words {
  return new Set(segments.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []));
}
