import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface CarouselProps {
  /** Accessible name of the row: what is in it. */
  label: string;
  /** Shown to the left of the arrows. */
  heading?: ReactNode;
  labels: { previous: string; next: string; slide: (position: number, total: number) => string };
  /** Called when the last slides come into view, so that more can be fetched. */
  onEnd?: (() => void) | undefined;
  /** Classes for the width of each slide. */
  slideClassName?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A row of equal items that is wider than its place. Not for what everyone must see: it is read less than a grid. The browser scrolls
 * it by touch, wheel or moving focus; the arrows and keys on a desktop move it by as many slides as are visible.
 */
export function Carousel(props: CarouselProps) {
  const { label, heading, labels, onEnd, slideClassName = 'w-[222px] desk:w-[252px]', className, children } = props;
  const slides = Children.toArray(children);
  const row = useRef<HTMLDivElement>(null);
  const can = useSight(row, slides.length, onEnd);
  const scroll = useScrollOn(row);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || event.target !== event.currentTarget) return;
    event.preventDefault();
    scroll(by);
  };
  return (
    <div className={cn('min-w-0', className)}>
      <div className="mb-4 flex items-end justify-between gap-4 desk:mb-6">
        <div className="min-w-0">{heading}</div>
        <div
          className={cn('flex shrink-0 gap-2 max-desk:hidden print:hidden', !can.previous && !can.next && 'invisible')}
        >
          <Arrow label={labels.previous} off={!can.previous} onPress={() => scroll(-1)}>
            <ArrowLeft aria-hidden size={20} />
          </Arrow>
          <Arrow label={labels.next} off={!can.next} onPress={() => scroll(1)}>
            <ArrowRight aria-hidden size={20} />
          </Arrow>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of fields */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is moved by the arrow keys
        tabIndex={0}
        onKeyDown={press}
        // Room for focus rings and stickers inside the clipped row; at its right the row extends to the edge of the screen.
        className={cn(
          'slides no-scrollbar -mx-4 -my-2 flex gap-4 overflow-x-auto rounded-12 px-4 py-3',
          'desk:-mr-8 desk:gap-6 desk:pr-8 grand:-mr-3 grand:pr-3',
        )}
      >
        <ul>
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: Children.toArray gives the keys below
              key={index}
              aria-label={labels.slide(index + 1, slides.length)}
              className={cn('grid shrink-0 grid-cols-[minmax(0,1fr)]', slideClassName)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The longest time in milliseconds that the row takes to scroll to its target. */
const ON_THE_WAY = 500;

/** Scrolls the row by the number of fully visible slides; while a scroll is under way, from its target. */
function useScrollOn(row: RefObject<HTMLElement | null>) {
  const sent = useRef({ to: 0, at: Number.NEGATIVE_INFINITY });
  return (by: number) => {
    const [first, second] = slidesIn(row.current);
    if (!row.current || !first || !second) return;
    const { clientWidth, scrollWidth, scrollLeft } = row.current;
    const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const whole = Math.max(1, Math.floor((clientWidth + 1) / pitch));
    const now = performance.now();
    const from = now - sent.current.at < ON_THE_WAY ? sent.current.to : scrollLeft;
    const to = Math.min(Math.max(from + by * whole * pitch, 0), scrollWidth - clientWidth);
    sent.current = { to, at: now };
    row.current.scrollTo({ left: to });
  };
}

const slidesIn = (row: HTMLElement | null): Element[] => [...(row?.firstElementChild?.children ?? [])];

/** Share of a slide that has to be visible for it to count as seen. */
const SEEN = 0.9;

/**
 * In which directions the row can scroll, by an IntersectionObserver on its ends, which causes no layout. `onEnd` is called when the
 * last slide comes into view, but not if it was visible from the beginning.
 */
function useSight(row: RefObject<HTMLElement | null>, total: number, onEnd: (() => void) | undefined) {
  const [previous, setPrevious] = useState(false);
  const [next, setNext] = useState(false);
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const slides = slidesIn(row.current);
    const [first, last] = [slides[0], slides[total - 1]];
    if (!first || !last) return;
    let ended: boolean | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isSeen = intersectionRatio >= SEEN;
          if (target === first) setPrevious(!isSeen);
          if (target !== last) continue;
          setNext(!isSeen);
          if (isSeen && ended === false) tellEnd();
          ended = isSeen;
        }
      },
      { root: row.current, threshold: SEEN },
    );
    for (const slide of new Set([first, last])) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, total]);
  return { previous, next };
}

interface ArrowProps {
  label: string;
  off: boolean;
  onPress: () => void;
  children: ReactNode;
}

// `aria-disabled`: an arrow that is switched off under the finger would lose the focus.
function Arrow({ label, off, onPress, children }: ArrowProps) {
  return (
    <IconButton
      tone="filled"
      label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
      className={cn(off && 'text-line-strong hover:bg-surface-sunken dark:hover:bg-line')}
    >
      {children}
    </IconButton>
  );
}
