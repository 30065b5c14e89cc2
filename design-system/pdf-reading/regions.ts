import type { Segment } from './lines.ts';
import { around, type Box, heightOf, widthOf } from './page-content.ts';

/** A picture among the text. */
export interface Figure extends Box {
  of: 'picture' | 'drawing';
  /** Text inside it. */
  labels: readonly Segment[];
}

export type Part = Segment | Figure;

/** A region in reading order: a column of text from top to bottom, or a table. */
export type Region =
  | { kind: 'column'; parts: readonly Part[] }
  | { kind: 'table'; parts: readonly Segment[]; gutters: readonly Gutter[] };

/** The empty space between two columns, from top to bottom. */
export interface Gutter {
  left: number;
  right: number;
}

/** Facts about a page that decide its reading order. */
export interface Sheet {
  /** Most frequent size of text, in points. */
  size: number;
  rules: readonly Box[];
}

export const isText = (part: Part): part is Segment => 'runs' in part;

/** Parts beside one another. */
interface Row extends Box {
  parts: readonly Part[];
}

/** Consecutive rows that leave a gutter free. */
interface Band {
  from: number;
  to: number;
  gutter: Gutter;
  /** Number of rows with parts on both sides of the gutter. */
  shared: number;
}

/** Sorts the parts of a page into reading order: columns one after another, tables as a whole. */
export function regionsOf(parts: readonly Part[], sheet: Sheet): Region[] {
  if (parts.length === 0) return [];
  const rows = rowsOf(parts);
  const band = bestBand(rows, sheet.size);
  if (!band) return [{ kind: 'column', parts: rows.flatMap((row) => row.parts) }];
  const partsOf = (from: number, to?: number) => rows.slice(from, to).flatMap((row) => row.parts);
  return [
    ...regionsOf(partsOf(0, band.from), sheet),
    ...sidesOf(rows.slice(band.from, band.to + 1), band, sheet),
    ...regionsOf(partsOf(band.to + 1), sheet),
  ];
}

function rowsOf(parts: readonly Part[]): Row[] {
  const rows: Row[] = [];
  for (const part of [...parts].sort((one, other) => one.top - other.top)) {
    const row = rows.at(-1);
    const slack = row ? 0.1 * Math.min(heightOf(row), heightOf(part)) : 0;
    if (row && part.top < row.bottom - slack) rows[rows.length - 1] = rowOf([...row.parts, part]);
    else rows.push(rowOf([part]));
  }
  return rows;
}

const rowOf = (parts: readonly Part[]): Row => ({
  ...around(parts),
  parts: [...parts],
});

function bestBand(rows: readonly Row[], size: number): Band | null {
  let best: Band | null = null;
  for (const [index, row] of rows.entries()) {
    for (const gap of gapsOf(row.parts, size)) {
      const band = bandOf(rows, index, gap, size);
      if (band.shared >= 2 && (!best || band.shared > best.shared)) best = band;
      // One picture beside text is enough: its row holds all lines beside it.
      else if (!best && beside(row, gap)) best = band;
    }
  }
  return best;
}

const beside = (row: Row, gap: Gutter) => {
  const sides = [
    row.parts.filter(({ right }) => right <= gap.left + 0.5),
    row.parts.filter(({ left }) => left >= gap.right - 0.5),
  ];
  return sides.every((side) => side.length > 0) && sides.some((side) => side.length > 1);
};

/** Horizontal gaps between parts on the left and on the right. */
function gapsOf(parts: readonly Part[], size: number): Gutter[] {
  const gaps: Gutter[] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const { left, right } of [...parts].sort((one, other) => one.left - other.left)) {
    if (left - reach >= 0.9 * size && reach > Number.NEGATIVE_INFINITY) gaps.push({ left: reach, right: left });
    reach = Math.max(reach, right);
  }
  return gaps;
}

function bandOf(rows: readonly Row[], seed: number, gap: Gutter, size: number): Band {
  let gutter = gap;
  let [from, to] = [seed, seed];
  const least = 0.9 * size;
  const reach = (index: number): boolean => {
    const row = rows[index];
    const free = row && freeOf(row, gutter, least);
    if (free) gutter = free;
    return free !== undefined && free !== null;
  };
  while (to + 1 < rows.length && reach(to + 1)) to += 1;
  while (from > 0 && reach(from - 1)) from -= 1;
  const isShared = (index: number) => isOnBothSides(rows[index], gutter);
  // Lines above the columns are read before them; lines that continue below one column at the same distance belong to it.
  while (from < to && !isShared(from)) from += 1;
  let last = to;
  while (last > from && !isShared(last)) last -= 1;
  const usual = median(rows.slice(from, last).map((row, at) => (rows[from + at + 1]?.top ?? 0) - row.bottom));
  let end = last;
  while (end < to && (rows[end + 1]?.top ?? 0) - (rows[end]?.bottom ?? 0) <= Math.max(usual * 1.6, 0.5 * size))
    end += 1;
  const shared = rows.slice(from, last + 1).filter((row) => isOnBothSides(row, gutter)).length;
  return { from, to: end, gutter, shared };
}

/** The part of a gutter that stays free beside the parts of a row; null if too little. */
function freeOf(row: Row, gutter: Gutter, least: number): Gutter | null {
  let { left, right } = gutter;
  for (const part of row.parts) {
    const middle = (left + right) / 2;
    if (part.right <= left || part.left >= right) continue;
    if (part.right < middle || (part.left < left && part.right < right)) left = Math.max(left, part.right);
    else if (part.left > middle || part.left > left) right = Math.min(right, part.left);
    else return null;
    if (right - left < least) return null;
  }
  return { left, right };
}

function isOnBothSides(row: Row | undefined, { left, right }: Gutter): boolean {
  if (!row) return false;
  return row.parts.some((part) => part.right <= left + 0.5) && row.parts.some((part) => part.left >= right - 0.5);
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function sidesOf(rows: readonly Row[], { gutter }: Band, sheet: Sheet): Region[] {
  const parts = rows.flatMap((row) => row.parts);
  const texts = parts.filter(isText);
  const middle = (gutter.left + gutter.right) / 2;
  const left = parts.filter((part) => part.left < middle);
  const right = parts.filter((part) => part.left >= middle);
  if (texts.length === parts.length && isTable(texts, middle, sheet)) {
    return [{ kind: 'table', parts: texts, gutters: guttersOf(rows, sheet.size) }];
  }
  return [...regionsOf(left, sheet), ...regionsOf(right, sheet)];
}

/** Whether two columns are a table: a table is set row by row, but running text on both sides is two columns even if it is set so. */
function isTable(texts: readonly Segment[], middle: number, { rules }: Sheet): boolean {
  const isLeft = ({ left }: Segment) => left < middle;
  const [left, right] = [texts.filter(isLeft), texts.filter((one) => !isLeft(one))];
  const place = around(texts);
  const across = rules.filter(
    (rule) => rule.left < middle && rule.right > middle && rule.top >= place.top && rule.bottom <= place.bottom,
  );
  if (across.length >= 2) return true;
  if (isProse(left) && isProse(right)) return false;
  const pairs = left.filter((one) => right.some(({ base }) => Math.abs(base - one.base) < 0.3 * one.size)).length;
  const ordered = [...texts].sort((one, other) => one.order - other.order);
  const turns = ordered.filter((one, at) => at > 0 && isLeft(one) !== isLeft(ordered[at - 1] ?? one)).length;
  return pairs >= 2 && turns >= 1.2 * pairs;
}

/** Whether lines are running text: about equally long, with many letters on each. */
function isProse(lines: readonly Segment[]): boolean {
  const width = widthOf(around(lines));
  const full = lines.filter((line) => widthOf(line) > 0.75 * width && line.text.length > 24);
  return lines.length >= 5 && full.length >= 0.6 * lines.length;
}

/** Gutters that stay free through all rows. */
function guttersOf(rows: readonly Row[], size: number): Gutter[] {
  return gapsOf(
    rows.flatMap((row) => row.parts),
    size,
  );
}
