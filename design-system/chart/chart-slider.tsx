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
  /** Name of the parts; accessible name of the marker that moves over them. */
  label: string;
  parts: readonly ChartColumn[];
  /** Short text of a tick of the axis. */
  tick: (value: number) => string;
  /** Link to the details of a part, by its key; shown beside its figures. */
  behind?: ((key: string) => ReactNode) | undefined;
  /** Opens the details, on Enter or a press. */
  onOpen?: ((key: string) => void) | undefined;
  /** Name of the values before; without it none are drawn. */
  beforeLabel?: string | undefined;
  /** The parts are points of a line, and of a dotted line before. */
  lines?: boolean;
  /** Renders the parts below the top of the axis; one of them may be marked. */
  children: (top: number, marked: number | null, mark: (place: number) => void) => ReactNode;
}

/** The most points of a line that fit on a phone; more of them scroll, as columns do. */
const MOST_IN_SIGHT = 12;

/** The axis of a chart and a marker that moves from part to part by arrow keys or pointer; the marked part's figures are shown below. */
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
  // On touch a press only marks: the link beside the figures opens.
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

/** Columns that do not fit scroll, starting at the newest; the keys scroll to the column that they mark. */
function useNewestInSight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  return frame;
}
