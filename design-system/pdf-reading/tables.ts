import type { Segment } from './lines.ts';
import { around, type Box } from './page-content.ts';
import type { TableBlock } from './reading.ts';
import { median, type Region } from './regions.ts';
import { joined, spansOf, type Words } from './spans.ts';

interface Surroundings {
  rules: readonly Box[];
  words: Words;
  height: number;
}

/** Splits a table into rows and cells: by the lines between rows, or by their distances if there are none. */
export function tableOf(
  { parts, gutters }: Extract<Region, { kind: 'table' }>,
  { rules, words, height }: Surroundings,
): TableBlock {
  const edges = gutters.map(({ left, right }) => (left + right) / 2);
  const columnOf = ({ left }: Segment) => edges.filter((edge) => edge <= left).length;
  const rows = rowsOf(parts, rules, columnOf).map((row) =>
    [...edges, 0].map((_, column) => row.filter((one) => columnOf(one) === column)),
  );
  const [first, ...rest] = rows;
  const isBold = (cell: readonly Segment[]) => cell.every(({ bold }) => bold);
  const isFilled = (cell: readonly Segment[]) => cell.length > 0;
  const columnHeads =
    rest.length > 0 &&
    !!first?.every((cell) => isFilled(cell) && isBold(cell)) &&
    !rest.every((row) => row.every(isBold));
  const body = columnHeads ? rest : rows;
  const rowHeads = body.every(([head = [], ...cells]) => isFilled(head) && isBold(head) && !cells.every(isBold));
  return {
    kind: 'table',
    top: around(parts).top / height,
    rows: rows.map((row) => ({ cells: row.map((cell) => joined(inOrder(cell).map(spansOf), words)) })),
    columnHeads,
    rowHeads,
  };
}

const inOrder = (cell: readonly Segment[]) =>
  [...cell].sort((one, other) =>
    Math.abs(one.base - other.base) < 0.3 * one.size ? one.left - other.left : one.base - other.base,
  );

function rowsOf(parts: readonly Segment[], rules: readonly Box[], columnOf: (one: Segment) => number): Segment[][] {
  const lines = linesOf(parts);
  const distances = lines.slice(1).map((line, index) => (line[0]?.base ?? 0) - (lines[index]?.[0]?.base ?? 0));
  const place = around(parts);
  const between = rules.filter(
    (rule) => rule.top > place.top && rule.bottom < place.bottom && rule.left < place.right && rule.right > place.left,
  );
  const isRuled = between.length >= Math.max(1, 0.2 * distances.length);
  const closest = Math.min(...distances);
  const begins = (index: number): boolean => {
    const [above, line] = [lines[index - 1], lines[index]];
    if (!above || !line) return true;
    if (isRuled) return between.some(({ top }) => top > (above[0]?.base ?? 0) - 1 && top < (line[0]?.base ?? 0));
    // If distances differ, the small ones are within a row.
    const differs = median(distances) > 1.2 * closest || Math.max(...distances) > 1.25 * closest;
    if (differs && (distances[index - 1] ?? 0) > 1.2 * closest) return true;
    return line.some((one) => columnOf(one) === 0) && (!differs || line.length > 1);
  };
  const rows: Segment[][] = [];
  for (const [index, line] of lines.entries()) {
    const row = rows.at(-1);
    if (row && !begins(index)) row.push(...line);
    else rows.push([...line]);
  }
  return rows;
}

/** Groups segments by line. */
function linesOf(parts: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const part of [...parts].sort((one, other) => one.base - other.base)) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].base - part.base) < 0.4 * part.size) line.push(part);
    else lines.push([part]);
  }
  return lines;
}
