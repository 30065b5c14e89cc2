import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { Children, type PointerEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';

export interface SliderProps {
  label: string;
  labels: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    slide: (position: number, total: number) => string;
  };
  className?: string | undefined;
  /** Classes of the row of controls, which lies over the slides. */
  controlsClassName?: string | undefined;
  children: ReactNode;
}

/** A few large slides that change by themselves, 5 s each. Only for what may be missed; a Carousel for things to choose from. */
export function Slider({ label, labels, className, controlsClassName, children }: SliderProps) {
  const slides = Children.toArray(children);
  const total = slides.length;
  const [current, setCurrent] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const held = isPointedAt || isFocused;
  const move = useCallback((by: number) => setCurrent((index) => (index + by + total) % total), [total]);
  const advance = useCallback(() => move(1), [move]);
  const { paused, setPaused } = useAutoplay(advance, held, current);
  const swipe = useSwipe(move);
  return (
    <section
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      // Focus left by a press does not stop the slides.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
      className={cn('relative overflow-hidden', className)}
    >
      <div
        {...swipe}
        // specification.md 9: speed 500. A horizontal swipe moves the slider; pinching zooms the page.
        style={{ translate: `${-100 * current}% 0`, transitionDuration: '500ms', touchAction: 'pan-y pinch-zoom' }}
        className="flex h-full transition-[translate]"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            key={index}
            role="group"
            aria-label={labels.slide(index + 1, total)}
            inert={index !== current}
            className="min-w-0 shrink-0 basis-full"
          >
            {slide}
          </div>
        ))}
      </div>
      <div className={cn('absolute flex items-center gap-2 print:hidden', controlsClassName)}>
        {/* Readable on any slide, with a fixed height. */}
        <span className="flex h-[44px] min-w-0 items-center gap-2 rounded-full bg-ink-night/70 px-[16px]">
          <Bars total={total} current={current} />
          <span aria-live={paused || held ? 'polite' : 'off'} className="whitespace-nowrap text-14 tabular-nums">
            <span aria-hidden>
              {current + 1} / {total}
            </span>
            <span className="sr-only">{labels.slide(current + 1, total)}</span>
          </span>
        </span>
        <Control label={labels.previous} onPress={() => move(-1)} icon={<ArrowLeft aria-hidden size={20} />} />
        <Control label={labels.next} onPress={() => move(1)} icon={<ArrowRight aria-hidden size={20} />} />
        <Control
          label={paused ? labels.play : labels.pause}
          onPress={() => setPaused(!paused)}
          icon={paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
        />
      </div>
    </section>
  );
}

function Bars({ total, current }: { total: number; current: number }) {
  return (
    <span aria-hidden className="mr-1 flex min-w-0 gap-1.5 overflow-hidden">
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={index}
          className={cn(
            'h-1 rounded-full transition-[width,background-color] duration-slow max-desk:w-4',
            index === current ? 'chosen w-13 bg-accent max-desk:w-8' : 'drawn w-7 bg-current/35',
          )}
        />
      ))}
    </span>
  );
}

const Control = ({ label, onPress, icon }: { label: string; onPress: () => void; icon: ReactNode }) => (
  <IconButton label={label} onClick={onPress} className="bg-ink-night/70 text-inherit hover:bg-ink-night">
    {icon}
  </IconButton>
);

/** A swipe of 40 px or more moves by one slide. */
function useSwipe(move: (by: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      const drawn = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(drawn) >= 40) move(drawn < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
