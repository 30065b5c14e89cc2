import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenPdf, PageSize } from './pdf-document.ts';
import { useNear } from './use-near.ts';
import './pdf-page.css';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** Width of the visible part in pixels. */
  width: number;
  /** The visible part of its width, 0 … 1 from the left: all of it, or the part with text. */
  seen: { from: number; to: number };
  label: string;
  language: string | undefined;
  /** Called once it is drawn, or cannot be. */
  onDrawn: () => void;
}

// More would cost memory that phones do not have, without a visible gain.
const MOST_PIXELS_PER_PIXEL = 3;
const MOST_PIXELS = 16_000_000;

/** A page as a picture with a text layer over it, for selection and screen readers; drawn when it comes near the visible area. */
export function PdfPage({ pdf, number, width: shown, seen, label, language, onDrawn }: PdfPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pdf.size);
  const near = useNear(page);
  const width = Math.round(shown / (seen.to - seen.from));
  const tellDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    if (!near || !picture.current || !text.current) return;
    return draw(pdf, {
      number,
      width,
      picture: picture.current,
      text: text.current,
      onSize: setSize,
      onDrawn: tellDrawn,
    });
  }, [near, pdf, number, width]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document is no fieldset
    <div
      ref={page}
      role="group"
      aria-label={label}
      data-page={number}
      lang={language}
      style={{ width: shown, height: (width / size.width) * size.height }}
      className="printed relative mx-auto overflow-hidden rounded-8 bg-ink-paper shadow-1"
    >
      <div style={{ width, left: -seen.from * width }} className="absolute inset-y-0">
        <div ref={picture} aria-hidden className="absolute inset-0 [&>canvas]:size-full" />
        <div ref={text} className="pdf-text" />
      </div>
    </div>
  );
}

interface Drawing {
  number: number;
  width: number;
  picture: HTMLElement;
  text: HTMLElement;
  onSize: (size: PageSize) => void;
  onDrawn: () => void;
}

/**
 * Draws a page at the resolution of the screen; returns the function that stops it. The earlier picture stays until the new one is
 * complete, and screenshots wait for it (`data-coming`).
 */
function draw(
  { document: source, TextLayer }: OpenPdf,
  { number, width, picture, text, onSize, onDrawn }: Drawing,
): () => void {
  let stop = () => {};
  let over = false;
  picture.dataset.coming = '';
  void (async () => {
    const page = await source.getPage(number);
    if (over) return;
    const { width: points, height } = page.getViewport({ scale: 1 });
    onSize({ width: points, height });
    const viewport = page.getViewport({ scale: width / points });
    const canvas = document.createElement('canvas');
    const ratio = sharpness(viewport);
    canvas.width = Math.floor(viewport.width * ratio);
    canvas.height = Math.floor(viewport.height * ratio);
    const drawing = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    text.replaceChildren();
    text.style.setProperty('--total-scale-factor', String(viewport.scale));
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
    stop = () => {
      drawing.cancel();
      layer.cancel();
    };
    await Promise.all([drawing.promise, layer.render()]);
    picture.replaceChildren(canvas);
  })()
    .catch(() => {
      // Stopped, or the page cannot be drawn; other pages still can.
    })
    .then(() => {
      if (over) return;
      delete picture.dataset.coming;
      onDrawn();
    });
  return () => {
    over = true;
    delete picture.dataset.coming;
    stop();
  };
}

function sharpness({ width, height }: PageSize): number {
  return Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL, Math.sqrt(MOST_PIXELS / (width * height)));
}
