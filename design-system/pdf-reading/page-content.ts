/** A rectangle on a page, in points from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Upright text that was set by one operator. */
export interface Run extends Box {
  text: string;
  /** Size of the letters, in points. */
  size: number;
  /** Baseline of the letters, from the top. */
  base: number;
  bold: boolean;
  italic: boolean;
  /** There is a space before it in the document. */
  spaced: boolean;
  /** Index of this text in the order of the document. */
  order: number;
  /** Role in a tagged document: `H2`, `P`, `Artifact` … */
  role: string | null;
}

/** Raw content of a page. */
export interface PageContent {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** Degrees by which the page is rotated so that its text is upright. */
  rotation: number;
  runs: readonly Run[];
  /** Text at an angle to the rest. */
  aside: readonly string[];
  /** Pictures, and drawings made of lines. */
  pictures: readonly Box[];
  drawings: readonly Box[];
  /** Thin horizontal lines. */
  rules: readonly Box[];
  /** Small shapes: one before a line is the marker of a list item. */
  dots: readonly Box[];
}

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;

/** Bounding box of several boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether the middle of one box is within another. */
export function isWithin(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** Whether two boxes touch, or would if enlarged by `slack` on each side. */
export function touches(one: Box, other: Box, slack = 0): boolean {
  return (
    one.left <= other.right + slack &&
    other.left <= one.right + slack &&
    one.top <= other.bottom + slack &&
    other.top <= one.bottom + slack
  );
}
