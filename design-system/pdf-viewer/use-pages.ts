import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Widest page in pixels: longer lines are hard to read.
const WIDEST = 840;

/** Width of a page at zoom 1 in pixels: that of its container, at most WIDEST; 0 until it is measured. */
export function useFitting(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return Math.min(width, WIDEST);
}

/** A reading position in the document. */
export interface PdfPlace {
  /** From 1. */
  page: number;
  /** Share of the page above the upper edge, 0 … 1. */
  part: number;
  /** Index of the block of its text, from 0; null in the view of pages. */
  block: number | null;
}

interface Pages {
  /** The current page. */
  page: number;
  goTo: (page: number) => void;
  onScroll: () => void;
}

interface Place {
  opened: PdfPlace;
  /** Changes when pages are resized or shown as text; the reading position is kept then. */
  layout: string;
  onPage: (page: number) => void;
  onPlace: (place: PdfPlace) => void;
}

/** The current page of a scrolling view, and how to go to another. The reading position stays when pages are resized. */
export function usePages(scroller: RefObject<HTMLElement | null>, { opened, layout, onPage, onPlace }: Place): Pages {
  const place = useRef(opened);
  // Last scroll position set by script: near the end of a short text a position cannot reach the upper edge, and is still kept.
  const shown = useRef(-1);
  const [page, setPage] = useState(opened.page);
  const read = (next: number) => {
    if (next === page) return;
    setPage(next);
    onPage(next);
  };
  const keep = (next: PdfPlace) => {
    place.current = next;
    onPlace(next);
  };
  const show = () => {
    if (!scroller.current) return;
    scroller.current.scrollTop = topOf(scroller.current, place.current);
    shown.current = scroller.current.scrollTop;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout moves all pages
  useLayoutEffect(() => show(), [layout]);
  return {
    page,
    goTo: (next) => {
      keep({ page: next, part: 0, block: null });
      show();
      read(next);
    },
    onScroll: () => {
      if (!scroller.current || pagesOf(scroller.current).length === 0) return;
      if (Math.abs(scroller.current.scrollTop - shown.current) < 1) return;
      shown.current = -1;
      const next = placeOf(scroller.current);
      if (!isSame(next, place.current)) keep(next);
      read(readOf(scroller.current));
    },
  };
}

const isSame = (one: PdfPlace, other: PdfPlace) =>
  one.page === other.page && one.block === other.block && Math.abs(one.part - other.part) < 0.001;

/** Gap between pages, in pixels. */
const GAP = 12;

const pagesOf = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
const blocksOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-part]')];
const partOf = (block: HTMLElement | undefined) => Number(block?.dataset.part ?? 0);

/** Scroll position that puts a reading position at the upper edge. */
function topOf(scroller: HTMLElement, { page, part, block }: PdfPlace): number {
  const element = scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);
  if (!element) return scroller.scrollTop;
  const blocks = blocksOf(element);
  if (blocks.length === 0) return element.offsetTop + part * element.offsetHeight - GAP;
  const reached = blocks.filter((one) => partOf(one) <= part + 0.005).sort((one, other) => partOf(other) - partOf(one));
  const at = part > 0 || block !== null ? (blocks[block ?? -1] ?? reached[0]) : undefined;
  return (at ?? element).offsetTop - GAP;
}

const lastAbove = (elements: readonly HTMLElement[], top: number) =>
  Math.max(
    0,
    elements.findLastIndex(({ offsetTop }) => offsetTop <= top),
  );

function placeOf(scroller: HTMLElement): PdfPlace {
  const top = scroller.scrollTop + GAP + 1;
  const pages = pagesOf(scroller);
  const at = lastAbove(pages, top);
  const page = pages[at];
  const blocks = page ? blocksOf(page) : [];
  if (blocks.length > 0) {
    const block = lastAbove(blocks, top);
    return { page: at + 1, part: partOf(blocks[block]), block };
  }
  const { offsetTop = 0, offsetHeight = 1 } = page ?? {};
  return { page: at + 1, part: Math.max(0, (top - offsetTop) / offsetHeight), block: null };
}

/** The page that has reached the middle of the view; the last page at the very end. */
function readOf(scroller: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  const pages = pagesOf(scroller);
  if (scrollTop + clientHeight >= scrollHeight - 2) return pages.length;
  return Math.max(1, pages.findLastIndex(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 2) + 1);
}
