import type { OPS, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { around, type Box, heightOf, type PageContent, touches, widthOf } from './page-content.ts';

export type Matrix = readonly [number, number, number, number, number, number];

type Drawn = Pick<PageContent, 'pictures' | 'drawings' | 'rules' | 'dots'>;
type Operations = typeof OPS;
type PDFOperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

interface Page {
  width: number;
  height: number;
  /** Transforms coordinates of the document into those of the page. */
  transform: Matrix;
}

/** Product of two matrices: the second is applied first. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

function placed(m: Matrix, [left, bottom, right, top]: readonly number[] = [0, 0, 1, 1]): Box {
  const corners = [left, right].flatMap((x = 0) =>
    [bottom, top].map((y = 0) => {
      const [px, py] = [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
      return { left: px, right: px, top: py, bottom: py };
    }),
  );
  return around(corners);
}

/** Positions of pictures, lines and shapes on a page, from the document's drawing operators. */
export function drawnOn(operators: PDFOperatorList, page: Page, operations: Operations): Drawn {
  const { images, paths } = walk(operators, page.transform, operations);
  const onPage = (box: Box) => box.right > 0 && box.bottom > 0 && box.left < page.width && box.top < page.height;
  const shapes = paths.filter(onPage);
  const isRule = (box: Box) => heightOf(box) <= 2.5 && widthOf(box) >= 24;
  const isDot = (box: Box) => Math.max(widthOf(box), heightOf(box)) <= 7 && Math.min(widthOf(box), heightOf(box)) >= 1;
  return {
    pictures: pictureBoxes(images.filter(onPage), page),
    drawings: drawingBoxes(
      shapes.filter((box) => !isDot(box)),
      page,
    ),
    rules: shapes.filter(isRule),
    dots: shapes.filter(isDot),
  };
}

// Smaller ones are marks and icons.
const isLarge = (box: Box) => widthOf(box) >= 28 && heightOf(box) >= 28;

/** Bounds of pictures; strips and tiles of one picture are joined. */
function pictureBoxes(images: readonly Box[], page: Page): Box[] {
  return together(images, 1)
    .map(({ box }) => within(box, page))
    .filter(isLarge);
}

/** Bounds of charts and diagrams: several shapes close to one another, away from the edges of the page. */
function drawingBoxes(shapes: readonly Box[], { width, height }: Page): Box[] {
  const isGround = (box: Box) => widthOf(box) > 0.85 * width || heightOf(box) > 0.7 * height;
  const isOrnament = (box: Box) =>
    box.left < 0.03 * width || box.right > 0.97 * width || box.top < 0.03 * height || box.bottom > 0.97 * height;
  return together(
    shapes.filter((box) => !isGround(box)),
    8,
  )
    .filter(({ box, count }) => count >= 5 && isLarge(box) && widthOf(box) >= 60 && !isOrnament(box))
    .map(({ box }) => box);
}

function within(box: Box, { width, height }: Page): Box {
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
}

interface Cluster {
  box: Box;
  count: number;
}

// More shapes are a map or a picture made of lines, and would take long to join.
const MOST_SHAPES = 3000;

/** Joins boxes that touch. */
function together(boxes: readonly Box[], slack: number): Cluster[] {
  if (boxes.length > MOST_SHAPES) return [];
  let clusters: Cluster[] = boxes.map((box) => ({ box, count: 1 }));
  for (let before = clusters.length + 1; clusters.length < before; ) {
    before = clusters.length;
    clusters = clusters.reduce<Cluster[]>((joined, one) => join(joined, one, slack), []);
  }
  return clusters;
}

function join(clusters: readonly Cluster[], one: Cluster, slack: number): Cluster[] {
  const near = [one, ...clusters.filter(({ box }) => touches(box, one.box, slack))];
  const joined = { box: around(near.map(({ box }) => box)), count: near.reduce((sum, { count }) => sum + count, 0) };
  return [...clusters.filter((other) => !near.includes(other)), joined];
}

interface Cluster {
  box: Box;
  count: number;
}

interface Walked {
  images: Box[];
  paths: Box[];
}

function walk({ fnArray, argsArray }: PDFOperatorList, start: Matrix, operations: Operations): Walked {
  const found: Walked = { images: [], paths: [] };
  const before: Matrix[] = [];
  let current = start;
  const back = () => {
    current = before.pop() ?? start;
  };
  const steps: Partial<Record<number, (args: unknown[]) => void>> = {
    [operations.save]: () => before.push(current),
    [operations.restore]: back,
    [operations.transform]: (args) => {
      current = times(current, args as unknown as Matrix);
    },
    [operations.paintFormXObjectBegin]: ([matrix]) => {
      before.push(current);
      if (matrix) current = times(current, matrix as Matrix);
    },
    [operations.paintFormXObjectEnd]: back,
    [operations.paintImageXObject]: () => found.images.push(placed(current)),
    [operations.paintInlineImageXObject]: () => found.images.push(placed(current)),
    [operations.paintImageMaskXObject]: () => found.images.push(placed(current)),
    [operations.paintImageXObjectRepeat]: ([, x, y, places]) => {
      const all = Array.from(places as ArrayLike<number>);
      for (let at = 0; at + 1 < all.length; at += 2) {
        const matrix: Matrix = [x as number, 0, 0, y as number, all[at] ?? 0, all[at + 1] ?? 0];
        found.images.push(placed(times(current, matrix)));
      }
    },
    [operations.constructPath]: ([painted, , bounds]) => {
      const isClip = painted === operations.endPath;
      if (!isClip && bounds) found.paths.push(placed(current, Array.from(bounds as ArrayLike<number>)));
    },
  };
  for (const [index, name] of fnArray.entries()) steps[name]?.((argsArray[index] as unknown[] | null) ?? []);
  return found;
}
