import { around, type Box, type Run } from './page-content.ts';

/** Text on one line without a gap: a whole line, or a cell of a table. */
export interface Segment extends Box {
  runs: readonly Run[];
  text: string;
  /** The size that most letters of the line have, in points. */
  size: number;
  base: number;
  /** True if all of the line is bold. */
  bold: boolean;
  order: number;
}

/** Marker of a list item: a sign, or a number or letter with a full stop or bracket. */
export const MARKER = /^(?:[•●▪■◦○‣⁃·∙➢➤►✓✔❖\uf0b7\uf0a7\uf0d8\u2013\u2014*-]|\(?\d{1,3}[.)]|\(?[a-zčćžšđ][.)])$/u;

/** Joins runs on one line into segments, split where a gap shows that something else begins. */
export function segmentsOf(runs: readonly Run[]): Segment[] {
  const rough: Run[][] = [];
  for (const run of runs) {
    const current = rough.at(-1);
    if (current && goesOn(current, run)) current.push(run);
    else rough.push([run]);
  }
  return mend(rough.map(segmentOf));
}

export function segmentOf(runs: readonly Run[]): Segment {
  const largest = runs.reduce((most, run) => (run.text.length * run.size > most.text.length * most.size ? run : most));
  return {
    ...around(runs),
    runs,
    text: textOf(runs),
    size: largest.size,
    base: largest.base,
    bold: runs.every(({ bold }) => bold),
    order: Math.min(...runs.map(({ order }) => order)),
  };
}

/** Text of runs, with spaces between them where needed. */
export function textOf(runs: readonly Run[]): string {
  return runs.map((run, index) => (index > 0 && isApart(runs[index - 1], run) ? ' ' : '') + run.text).join('');
}

/** Whether there is a space between two runs of a line. */
export function isApart(before: Run | undefined, run: Run): boolean {
  if (!before) return false;
  // Consecutive runs of the document carry their spaces; raised ones count as another line there.
  const isLevel = Math.abs(run.base - before.base) < 0.05 * before.size;
  if (isLevel && run.order === before.order + 1 && run.left >= before.left) return run.spaced;
  return run.left - before.right > 0.12 * Math.min(run.size, before.size);
}

function goesOn(current: readonly Run[], run: Run): boolean {
  const last = current.at(-1);
  return last !== undefined && onOneLine(segmentOf(current), run) && isNear(last, run, 1.3);
}

function onOneLine(one: Pick<Segment, 'base' | 'size'>, other: Pick<Segment, 'base' | 'size'>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  // Superscript and subscript figures are off the baseline.
  const most = small.size < 0.85 * large.size ? 0.55 * large.size : 0.3 * large.size;
  return Math.abs(one.base - other.base) <= most;
}

function isNear(left: Box & { size: number }, right: Box & { size: number }, most: number): boolean {
  const gap = right.left - left.right;
  const size = Math.max(left.size, right.size);
  return gap > -0.6 * size && gap < most * size;
}

/** Joins runs that the document sets out of order, and a list marker with its item. */
function mend(segments: readonly Segment[]): Segment[] {
  const rest = [...segments].sort((one, other) => one.left - other.left);
  const mended: Segment[] = [];
  while (rest.length > 0) {
    let current = rest.shift();
    for (let at = next(current, rest); current && at !== -1; at = next(current, rest)) {
      const [more] = rest.splice(at, 1);
      if (more) current = segmentOf([...current.runs, ...more.runs]);
    }
    if (current) mended.push(current);
  }
  return mended;
}

function next(current: Segment | undefined, rest: readonly Segment[]): number {
  if (!current) return -1;
  const reach = MARKER.test(current.text) ? 5 : 0.5;
  return rest.findIndex((one) => onOneLine(current, one) && isNear(current, one, reach));
}
