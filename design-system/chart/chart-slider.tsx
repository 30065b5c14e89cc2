import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../classes/cn.ts';
import { type ChartColumn, shareOf, stepsOver } from './chart-columns.ts';

export interface ChartSliderProps {
  /** What its parts are; said of the marker that goes over them. */
  label: string;
  parts: readonly ChartColumn[];
  /** A step of the axis, short. */
  tick: (value: number) => string;
  /** The way to what is behind a part, by its key; it stands beside its words. */
  behind?: ((key: string) => ReactNode) | undefined;
  /** Goes there: Enter and a press do it. */
  onOpen?: ((key: string) => void) | undefined;
  /** What is drawn of the time before; without it there is nothing. */
  beforeLabel?: string | undefined;
  /** Its parts are points of a line, and of a dotted one before. */
  lines?: boolean;
  /** Draws the parts below the top of the axis; one of them may be marked. */
  children: (top: number, marked: number | null, mark: (place: number) => void) => ReactNode;
}

/** So many points of a line have room on a phone; more of them scroll as columns do. */
const MOST_IN_SIGHT = 12;

/** The axis of a chart, and what goes from part to part of it by arrow keys or by the pointer; what is marked stands in words below. */
export function ChartSlider(props: ChartSliderProps) {
  const { label, parts, tick, behind, onOpen, beforeLabel, lines = false, children } = props;
  const frame = useNewestInSight();
  const [marked, setMarked] = useState<number | null>(null);
  const place = Math.min(marked ?? parts.length - 1, parts.length - 1);
  const steps = stepsOver(parts);
  const top = steps.at(-1) ?? 0;
  const meant = parts[place];
  const letters = Math.max(0, ...parts.map(({ label: name }) => name.length));
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && meant) onOpen?.(meant.key);
    const to = placeAfter(event.key, place, parts.length);
    if (to === null) return;
    event.preventDefault();
    setMarked(to);
    frame.current?.querySelectorAll('.column')[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  // A finger only marks: the way there stands beside the words.
  const press = ({ nativeEvent: event }: MouseEvent) => {
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (isMouse && meant && marked !== null) onOpen?.(meant.key);
  };
  return (
    <div className="grid gap-3">
      <div ref={frame} className="chart-scroll">
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={parts.length}
          aria-valuenow={place + 1}
          aria-valuetext={meant?.words}
          onKeyDown={move}
          onClick={press}
          style={{ '--columns': parts.length, '--letters': letters } as CSSProperties}
          className={cn(
            'chart-columns',
            lines && 'chart-lines',
            lines && parts.length <= MOST_IN_SIGHT && 'chart-short',
          )}
        >
          <div className="axis" aria-hidden>
            {steps.map((step) => (
              <span key={step} style={{ bottom: `${shareOf(step, top)}%` }}>
                {tick(step)}
              </span>
            ))}
          </div>
          <div className="plot" aria-hidden>
            {children(top, marked, setMarked)}
          </div>
        </div>
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-14">
        <span className="flex flex-wrap items-baseline gap-x-4">
          {meant?.words}
          {meant && behind?.(meant.key)}
        </span>
        {beforeLabel && (
          <span className={cn('chart-outline', lines && 'dotted')}>
            <span aria-hidden />
            {beforeLabel}
          </span>
        )}
      </p>
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, place - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(count - 1, place + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Where there is no room for all columns they scroll, and begin at the newest; the keys scroll to the one that they come to. */
function useNewestInSight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  return frame;
}
