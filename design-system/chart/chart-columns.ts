/** One column of a ColumnChart, or one point of a LineChart. */
export interface ChartColumn {
  key: string;
  /** Short label below the column. */
  label: string;
  /** Full name and figures, read out and shown when the column is marked. */
  words: string;
  value: number;
  /** The value it is compared with: an outline behind it, or a dotted line. Null for none. */
  before: number | null;
  /** A value that still grows, drawn with hatching. */
  running?: boolean;
}

/** Evenly spaced ticks of an axis from 0 to at least `most`: 0, 500, 1000. */
export function stepsFor(most: number): number[] {
  if (most <= 0) return [0];
  const rough = most / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** Height of a value as a percentage of the axis, 0 to 100; negative values have no column. */
export const shareOf = (value: number, top: number): number => (top > 0 ? (Math.max(0, value) / top) * 100 : 0);

/** The ticks that fit all columns and the values they are compared with. */
export const stepsOver = (columns: readonly ChartColumn[]): number[] =>
  stepsFor(Math.max(0, ...columns.flatMap(({ value, before }) => [value, before ?? 0])));

/**
 * Points of a line through the values, each in the middle of its equal part of the width, as shares of the drawing from its upper left
 * corner.
 */
export const lineThrough = (values: readonly number[], top: number): [x: number, y: number][] =>
  values.map((value, at) => [((at + 0.5) / values.length) * 100, 100 - shareOf(value, top)]);
