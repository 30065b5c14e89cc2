import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Wider is too wide a line to read.
const WIDEST = 840;

/** The width that a page has at zoom 1: that of its place, within what is good to read. Pixels; 0 until it is known. */
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

interface Place {
  page: number;
  /** How much of it is above the upper edge, 0 … 1. */
  part: number;
}

interface Pages {
  /** The page that is read. */
  page: number;
  goTo: (page: number) => void;
  onScroll: () => void;
}

/** Which page is read in a place that scrolls, and how to come to another. The place stays when pages grow or shrink. */
export function usePages(
  scroller: RefObject<HTMLElement | null>,
  { first, width, onPage }: { first: number; width: number; onPage: (page: number) => void },
): Pages {
  const place = useRef<Place>({ page: first, part: 0 });
  const [page, setPage] = useState(first);
  const read = (next: number) => {
    if (next === page) return;
    setPage(next);
    onPage(next);
  };
  const show = ({ page: shown, part }: Place) => {
    const element = pageAt(scroller.current, shown);
    if (element) scroller.current?.scrollTo({ top: element.offsetTop + part * element.offsetHeight - GAP });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new width moves all pages
  useLayoutEffect(() => show(place.current), [width]);
  return {
    page,
    goTo: (next) => {
      place.current = { page: next, part: 0 };
      show(place.current);
      read(next);
    },
    onScroll: () => {
      if (!scroller.current) return;
      place.current = placeOf(scroller.current);
      read(readOf(scroller.current));
    },
  };
}

/** Between pages, pixels. */
const GAP = 12;

const pagesOf = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];

const pageAt = (scroller: HTMLElement | null, page: number) =>
  scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`);

function placeOf(scroller: HTMLElement): Place {
  const top = scroller.scrollTop + GAP;
  const pages = pagesOf(scroller);
  const at = Math.max(
    0,
    pages.findLastIndex(({ offsetTop }) => offsetTop <= top),
  );
  const { offsetTop = 0, offsetHeight = 1 } = pages[at] ?? {};
  return { page: at + 1, part: (top - offsetTop) / offsetHeight };
}

/** The one that has reached the middle; the last at the very end. */
function readOf(scroller: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  const pages = pagesOf(scroller);
  if (scrollTop + clientHeight >= scrollHeight - 2) return pages.length;
  return Math.max(1, pages.findLastIndex(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 2) + 1);
}
