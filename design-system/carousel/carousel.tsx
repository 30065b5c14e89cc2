import type { EmblaCarouselType } from 'embla-carousel';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface CarouselProps {
  /** What is in it; the row is announced by this. */
  label: string;
  /** Left of the arrows. */
  heading?: ReactNode;
  labels: { previous: string; next: string; slide: (position: number, total: number) => string };
  /** The last slides came into sight: more can be fetched. */
  onEnd?: (() => void) | undefined;
  /** The width of each slide. */
  slideClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A row of equal things that is wider than its place. Not for what everyone must see: it is read less than a grid. */
export function Carousel(props: CarouselProps) {
  const { label, heading, labels, onEnd, slideClassName = 'w-[222px] desk:w-[252px]', className, children } = props;
  const slides = Children.toArray(children);
  const { viewport, native, can, scroll } = useRow(onEnd);
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
        <div className={cn('flex shrink-0 gap-2 max-desk:hidden', !can.previous && !can.next && 'invisible')}>
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
        ref={viewport}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is moved by the arrow keys
        tabIndex={0}
        onKeyDown={press}
        // Room for focus rings and stickers inside the cut; the row runs out of the page at its right, where that is the screen's edge.
        className={cn(
          '-mx-4 -my-2 rounded-12 px-4 py-3 desk:-mr-8 desk:-ml-3 desk:pr-8 desk:pl-3 grand:-mr-3 grand:pr-3',
          native ? 'no-scrollbar overflow-x-auto' : 'overflow-hidden',
        )}
      >
        <ul className={cn('flex gap-4 desk:gap-6', !native && '[touch-action:pan-y]')}>
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

const ANYWHERE = { previous: true, next: true };
const OPTIONS = { align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto' } as const;

/** What moves the row: its code comes when the browser has nothing better to do. Null when it does not come. */
function useEmbla(node: HTMLElement | null): EmblaCarouselType | null | undefined {
  const [row, setRow] = useState<EmblaCarouselType | null>();
  useEffect(() => {
    if (!node) return;
    let made: EmblaCarouselType | undefined;
    let wanted = true;
    const cancel = whenIdle(async () => {
      const code = await import('embla-carousel').catch(() => null);
      if (!wanted) return;
      made = code?.default(node, OPTIONS);
      setRow(made ?? null);
    });
    return () => {
      wanted = false;
      cancel();
      made?.destroy();
      setRow(undefined);
    };
  }, [node]);
  return row;
}

// Safari has no idle callback yet.
function whenIdle(work: () => Promise<void>): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => void work(), 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void work(), { timeout: 1000 });
  return () => cancelIdleCallback(handle);
}

function useRow(onEnd: (() => void) | undefined) {
  const [node, viewport] = useState<HTMLElement | null>(null);
  const row = useEmbla(node);
  const native = row === null;
  const [can, setCan] = useState({ previous: false, next: false });
  useEffect(() => {
    if (!row) return;
    const look = () => setCan({ previous: row.canScrollPrev(), next: row.canScrollNext() });
    look();
    row.on('select', look).on('reInit', look).on('resize', look);
    return () => {
      row.off('select', look).off('reInit', look).off('resize', look);
    };
  }, [row]);
  useEffect(() => {
    if (!row || !onEnd) return;
    const end = () => !row.canScrollNext() && onEnd();
    row.on('select', end);
    return () => {
      row.off('select', end);
    };
  }, [row, onEnd]);
  const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scroll = (by: number) => {
    // Without its code the row is scrolled by the browser, a width at a time.
    if (native) node?.scrollBy({ left: by * node.clientWidth, behavior: still() ? 'instant' : 'smooth' });
    else if (by < 0) row?.scrollPrev(still());
    else row?.scrollNext(still());
  };
  return { viewport, native, can: native ? ANYWHERE : can, scroll };
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
