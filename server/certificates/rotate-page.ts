import type { PDFPage } from '@cantoo/pdf-lib';

/** The visible size of a page, after its rotation. */
export interface Seen {
  width: number;
  height: number;
}

/**
 * Lets `draw` draw upright in the visible part of a page, whose lower left corner is 0, 0, whatever the page's rotation and crop
 * box.
 */
export async function rotatePage(page: PDFPage, draw: (seen: Seen) => void): Promise<void> {
  const { concatTransformationMatrix, popGraphicsState, pushGraphicsState } = await import('@cantoo/pdf-lib');
  const box = seenBox(page);
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  const quarters = ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4;
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...turnedBack(quarters, box)));
  draw(quarters % 2 === 0 ? { width, height } : { width: height, height: width });
  page.pushOperators(popGraphicsState());
}

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** The visible box of a page: its crop box within the media box. */
function seenBox(page: PDFPage): Box {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  return {
    left: Math.max(media.x, crop.x),
    bottom: Math.max(media.y, crop.y),
    right: Math.min(media.x + media.width, crop.x + crop.width),
    top: Math.min(media.y + media.height, crop.y + crop.height),
  };
}

type Matrix = [number, number, number, number, number, number];

/** The matrix that turns a page back which is shown turned by so many quarters, about the corner that is at the lower left then. */
function turnedBack(quarters: number, { left, bottom, right, top }: Box): Matrix {
  if (quarters === 1) return [0, 1, -1, 0, right, bottom];
  if (quarters === 2) return [-1, 0, 0, -1, right, top];
  if (quarters === 3) return [0, -1, 1, 0, left, top];
  return [1, 0, 0, 1, left, bottom];
}
