import { MARKER, type Segment, segmentOf } from './lines.ts';
import type { Box } from './page-content.ts';
import type { FigureBlock, TextBlock } from './reading.ts';
import { type Figure, isText, type Part } from './regions.ts';
import { joined, spansOf, type Words } from './spans.ts';

/** What is usual in the document, to compare a line with. */
export interface Usual {
  /** Most frequent size of letters, in points. */
  size: number;
  /** Usual distance between lines, by the size of letters. */
  leading: (size: number) => number;
  words: Words;
}

interface Sheet {
  height: number;
  number: number;
  dots: readonly Box[];
}

/** Consecutive lines of one text, before their kind is known. */
interface Draft {
  lines: Segment[];
  /** Marker of a list item; null if it is not one. */
  marker: string | null;
  isItem: boolean;
  /** Left edge of its words. */
  left: number;
}

/** Bounds of the column that a draft is in. */
interface Column {
  left: number;
  right: number;
}

/** Turns the lines of one column into headings, paragraphs and list items. */
export function blocksOf(parts: readonly Part[], sheet: Sheet, usual: Usual): (TextBlock | FigureBlock)[] {
  const lines = linesOf(parts);
  const texts = lines.filter(isText);
  const column = {
    left: Math.min(...texts.map(({ left }) => left)),
    right: Math.max(...texts.map(({ right }) => right)),
  };
  const drafts: (Draft | Figure)[] = [];
  for (const line of lines) {
    const before = drafts.at(-1);
    if (!isText(line)) drafts.push(line);
    else if (before && 'lines' in before && goesOn(before, line, { column, usual, dots: sheet.dots }))
      before.lines.push(line);
    else drafts.push(draftOf(line, sheet.dots));
  }
  return drafts.map((draft, index) => {
    if (!('lines' in draft)) return figureOf(draft, sheet);
    return blockOf(draft, { next: drafts[index + 1], sheet, usual, column });
  });
}

/** Joins parts on the same line, from top to bottom. */
function linesOf(parts: readonly Part[]): Part[] {
  const lines: Part[] = [];
  for (const part of [...parts].sort((one, other) => bottomOf(one) - bottomOf(other))) {
    const line = lines.at(-1);
    if (
      line &&
      isText(line) &&
      isText(part) &&
      Math.abs(line.base - part.base) < 0.4 * Math.max(line.size, part.size)
    ) {
      lines[lines.length - 1] = segmentOf([...line.runs, ...part.runs].sort((one, other) => one.left - other.left));
    } else lines.push(part);
  }
  return lines;
}

const bottomOf = (part: Part) => (isText(part) ? part.base : part.bottom);

function draftOf(line: Segment, dots: readonly Box[]): Draft {
  const marked = markerOf(line);
  if (marked) return { lines: [marked.rest], marker: marked.marker, isItem: true, left: marked.rest.left };
  return { lines: [line], marker: null, isItem: isDotted(line, dots), left: line.left };
}

/** The marker at the beginning of a line, and the rest of the line. */
function markerOf(line: Segment): { marker: string; rest: Segment } | null {
  const [first, ...runs] = line.runs;
  if (!first) return null;
  const [word = '', ...words] = first.text.split(/\s+/);
  if (!MARKER.test(word)) return null;
  if (words.length === 0) return runs.length > 0 ? { marker: word, rest: segmentOf(runs) } : null;
  const text = words.join(' ');
  const left = first.right - ((first.right - first.left) * text.length) / first.text.length;
  return { marker: word, rest: segmentOf([{ ...first, text, left }, ...runs]) };
}

/** Whether a small shape is before the line, where the marker of a list item would be. */
function isDotted({ left, base, size }: Segment, dots: readonly Box[]): boolean {
  return dots.some((dot) => {
    const middle = (dot.top + dot.bottom) / 2;
    return (
      dot.right <= left && left - dot.right < 2.5 * size && middle < base + 0.1 * size && middle > base - 0.9 * size
    );
  });
}

interface Judged {
  column: Column;
  usual: Usual;
  dots: readonly Box[];
}

const ENDS = /[.!?:;…][)"“”’»]*$/u;

/** Whether a line continues the text before it. */
function goesOn(draft: Draft, line: Segment, { column, usual, dots }: Judged): boolean {
  const last = draft.lines.at(-1);
  if (!last) return false;
  const { size } = line;
  if (Math.abs(size - last.size) > 0.08 * last.size) return false;
  if (last.bold !== line.bold) return false;
  if (line.base - last.base > 1.22 * usual.leading(size)) return false;
  if (isDotted(line, dots)) return false;
  if (isMarked(draft, line)) return false;
  const ended = ENDS.test(last.text);
  if (draft.isItem && line.left < draft.left - 0.6 * size) return false;
  if (!draft.isItem && line.left - last.left > 0.8 * size && line.left - column.left > 0.8 * size && ended)
    return false;
  return !isLeftShort(last, line, { column, ended });
}

/** Whether a line begins with a list marker; a number may also just begin a line, unless list items are under way. */
function isMarked(draft: Draft, line: Segment): boolean {
  const marked = markerOf(line);
  if (!marked) return false;
  const last = draft.lines.at(-1);
  const isSign = !/[\d\p{L}-]/u.test(marked.marker) || /^[-–—]$/.test(marked.marker);
  if (draft.isItem) return line.left < draft.left - 0.3 * line.size || isSign;
  return isSign ? !last || ENDS.test(last.text) || /[•●▪■\uf0b7]/.test(marked.marker) : !!last && ENDS.test(last.text);
}

/** Whether the line before ended although the next word would have fitted: the next line then begins another paragraph. */
function isLeftShort(last: Segment, line: Segment, { column, ended }: { column: Column; ended: boolean }): boolean {
  const width = column.right - column.left;
  const [word = ''] = line.text.split(' ');
  const needed = ((line.right - line.left) * word.length) / Math.max(1, line.text.length);
  const room = column.right - last.right - needed;
  const begins = /^[\p{Lu}\p{N}„“"«(]/u.test(line.text);
  return ended ? room > 0.22 * width && begins : room > 0.5 * width && begins;
}

interface Around {
  next: Draft | Figure | undefined;
  sheet: Sheet;
  usual: Usual;
  column: Column;
}

function blockOf(draft: Draft, { next, sheet, usual, column }: Around): TextBlock {
  const { lines, marker, isItem } = draft;
  const first = lines[0];
  const top = (first?.top ?? 0) / sheet.height;
  const heading = headingOf(draft, next, usual);
  if (heading !== null) {
    const line = lines.map(spansOf);
    const text = joined(
      marker === null ? line : [[{ text: marker, bold: false, italic: false }], ...line],
      usual.words,
    );
    return { kind: 'heading', level: heading, top, text: text.map((span) => ({ ...span, bold: false })) };
  }
  const text = joined(lines.map(spansOf), usual.words);
  if (isItem)
    return { kind: 'item', marker, level: Math.max(0, Math.round((draft.left - column.left) / 12) - 1), top, text };
  return { kind: 'paragraph', lead: (first?.size ?? 0) > 1.15 * usual.size, top, text };
}

/** Size of a heading, 0 for one that is only bold; null if the text is not a heading. */
function headingOf({ lines, marker }: Draft, next: Draft | Figure | undefined, usual: Usual): number | null {
  const [first] = lines;
  const text = lines.map((line) => line.text).join(' ');
  if (!first || lines.length > 4 || text.length > 200 || !/[\p{L}\p{N}]/u.test(text)) return null;
  const role = first.runs[0]?.role ?? '';
  if (/^(H[1-6]?|Title)$/.test(role)) return first.size;
  const isSentence = /[.;,]$/.test(text) && text.length > 40;
  if (first.size > 1.15 * usual.size) return isSentence ? null : first.size;
  const isOwn = next !== undefined && 'lines' in next && next.lines[0]?.bold !== true;
  const ends = /[.,;:]$/.test(text);
  const isPlainMark = marker !== null && !/\d/.test(marker);
  if (
    lines.every(({ bold }) => bold) &&
    text.length <= 120 &&
    !ends &&
    isOwn &&
    !isPlainMark &&
    first.size > 0.95 * usual.size
  )
    return 0;
  return null;
}

function figureOf({ of, labels, ...box }: Figure, { height }: Sheet): FigureBlock {
  const { left, top, right, bottom } = box;
  const words = [...labels].sort((one, other) => one.order - other.order).map(({ text }) => text);
  return { kind: 'figure', of, box: { left, top, right, bottom }, labels: words.join(', '), top: top / height };
}
