import { useEffect, useRef } from 'react';
import type { Box } from '../pdf-reading/page-content.ts';
import type { OpenPdf } from './pdf-document.ts';
import { useNear } from './use-near.ts';

interface PdfPictureProps {
  pdf: OpenPdf;
  /** Its page, and the rotation in which that is upright. */
  number: number;
  rotation: number;
  box: Box;
  /** Alternative text. */
  label: string;
}

/** Pixels per point of the page on an ordinary screen: slightly larger than in print. */
const SCALE = 1.5;
const SHARPEST = 2;

/** A picture from a page, drawn when it comes near the visible area. */
export function PdfPicture({ pdf, number, rotation, box, label }: PdfPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { left, top, right, bottom } = box;
  const [width, height] = [right - left, bottom - top];
  useEffect(() => {
    if (!near || !place.current) return;
    return draw(pdf, { number, rotation, left, top, width, height, place: place.current });
  }, [near, pdf, number, rotation, left, top, width, height]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}`, width: width * SCALE }}
      className="printed mx-auto max-w-full overflow-hidden rounded-8 bg-ink-paper [&>canvas]:size-full"
    />
  );
}

interface Drawing {
  number: number;
  rotation: number;
  left: number;
  top: number;
  width: number;
  height: number;
  place: HTMLElement;
}

/** Draws a picture of a page; returns the function that stops it. Screenshots wait for it (`data-coming`). */
function draw({ document: source }: OpenPdf, drawing: Drawing): () => void {
  const { number, rotation, left, top, width, height, place } = drawing;
  let stop = () => {};
  let over = false;
  place.dataset.coming = '';
  void (async () => {
    const page = await source.getPage(number);
    if (over) return;
    const scale = SCALE * Math.min(devicePixelRatio, SHARPEST);
    const viewport = page.getViewport({ scale, rotation, offsetX: -left * scale, offsetY: -top * scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
    place.replaceChildren(canvas);
  })()
    .catch(() => {
      // Stopped, or the picture cannot be drawn; the text can still be read.
    })
    .then(() => {
      if (!over) delete place.dataset.coming;
    });
  return () => {
    over = true;
    delete place.dataset.coming;
    stop();
  };
}
