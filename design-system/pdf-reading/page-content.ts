/** A place on a page, in points from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text that was set in one go, upright. */
export interface Run extends Box {
  text: string;
  /** The size of the letters, in points. */
  size: number;
  /** Where the letters stand, from the top. */
  base: number;
  bold: boolean;
  italic: boolean;
  /** A space stands before it in the document. */
  spaced: boolean;
  /** The place of this text in the order of the document. */
  order: number;
  /** As a tagged document says: `H2`, `P`, `Artifact` … */
  role: string | null;
}

/** What is on a page, before anything is made of it. */
export interface PageContent {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** Degrees by which the page is turned so that its text stands upright. */
  rotation: number;
  runs: readonly Run[];
  /** Text that stands across the rest. */
  aside: readonly string[];
  /** Pictures, and what is drawn by lines. */
  pictures: readonly Box[];
  drawings: readonly Box[];
  /** Thin lines from left to right. */
  rules: readonly Box[];
  /** Small shapes: where one stands before a line, it is the mark of a list. */
  dots: readonly Box[];
}

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;

/** The smallest place that holds all of them. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether the middle of one is within another. */
export function isWithin(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}

/** Whether they touch, or would with so much more on each side. */
export function touches(one: Box, other: Box, slack = 0): boolean {
  return (
    one.left <= other.right + slack &&
    other.left <= one.right + slack &&
    one.top <= other.bottom + slack &&
    other.top <= one.bottom + slack
  );
}
