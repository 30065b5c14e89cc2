/** One column of a ColumnChart, or one point of a LineChart. */
export interface ChartColumn {
  key: string;
  /** Below it, in a few letters. */
  label: string;
  /** What is read and written of it when it is marked: its whole name and its figures. */
  words: string;
  value: number;
  /** What it is compared with: an outline behind it, or a dotted line. Null for nothing. */
  before: number | null;
  /** It still grows: drawn by hatching. */
  running?: boolean;
}

/** Even steps of an axis that begins at nothing and ends at or above the most: 0, 500, 1000. */
export function stepsFor(most: number): number[] {
  if (most <= 0) return [0];
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** The share of an axis that a value takes, 0 to 100. What is below nothing has no column. */
export const shareOf = (value: number, top: number): number => (top > 0 ? (Math.max(0, value) / top) * 100 : 0);

/** The steps over all of them and what they are compared with. */
export const stepsOver = (columns: readonly ChartColumn[]): number[] =>
  stepsFor(Math.max(0, ...columns.flatMap(({ value, before }) => [value, before ?? 0])));

/** Where a line through values goes, each in the middle of its equal part of the width, in shares of a drawing from its upper left corner. */
export const lineThrough = (values: readonly number[], top: number): [x: number, y: number][] =>
  values.map((value, at) => [((at + 0.5) / values.length) * 100, 100 - shareOf(value, top)]);
