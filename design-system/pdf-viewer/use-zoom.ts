import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { withinSteps } from './zoom.ts';

/** A point of a page that keeps its place on the screen while the zoom changes. */
interface Held {
  page: HTMLElement;
  /** Position on the page, as shares of its width and height. */
  x: number;
  y: number;
  /** Position on the screen, from the upper left corner of the scroller. */
  left: number;
  top: number;
}

/** Zoom of the pages by buttons, pinch, and Ctrl with the wheel; the point under the fingers or pointer keeps its place. */
export function useZoom(scroller: RefObject<HTMLElement | null>, width: number): [number, (zoom: number) => void] {
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held | null>(null);
  const zoomAt = useEffectEvent((next: number, { x, y }: { x: number; y: number }) => {
    held.current = heldAt(scroller.current, x, y);
    setZoom(withinSteps(next));
  });
  const current = useEffectEvent(() => zoom);
  useEffect(() => (scroller.current ? onPinch(scroller.current, current, zoomAt) : undefined), [scroller]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages have grown with it
  useLayoutEffect(() => {
    const element = scroller.current;
    const { page, x, y, left, top } = held.current ?? {};
    held.current = null;
    if (!element || !page?.isConnected || x === undefined || y === undefined) return;
    element.scrollTo({
      left: page.offsetLeft + x * page.offsetWidth - (left ?? 0),
      top: page.offsetTop + y * page.offsetHeight - (top ?? 0),
    });
  }, [zoom, width]);
  return [zoom, setZoom];
}

function heldAt(scroller: HTMLElement | null, x: number, y: number): Held | null {
  const page = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-page]');
  if (!scroller || !page || !scroller.contains(page)) return null;
  const [own, around] = [page.getBoundingClientRect(), scroller.getBoundingClientRect()];
  return {
    page,
    x: (x - own.left) / own.width,
    y: (y - own.top) / own.height,
    left: x - around.left,
    top: y - around.top,
  };
}

function onPinch(
  scroller: HTMLElement,
  current: () => number,
  zoomAt: (zoom: number, point: { x: number; y: number }) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let begun: { distance: number; zoom: number } | null = null;
  scroller.addEventListener(
    'touchstart',
    ({ touches }) => {
      const fingers = twoOf(touches);
      begun = fingers && { distance: fingers.distance, zoom: current() };
    },
    { passive: true, signal },
  );
  scroller.addEventListener(
    'touchmove',
    (event) => {
      const fingers = twoOf(event.touches);
      if (!begun || !fingers) return;
      // Otherwise the browser would zoom the whole screen.
      event.preventDefault();
      zoomAt((begun.zoom * fingers.distance) / begun.distance, fingers);
    },
    { passive: false, signal },
  );
  scroller.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomAt(current() * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    },
    { passive: false, signal },
  );
  return () => stop.abort();
}

function twoOf(touches: TouchList): { distance: number; x: number; y: number } | null {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length !== 2) return null;
  return {
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
