import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ChartColumn, shareOf, stepsFor } from './chart-columns.ts';
import { ChartFigure, type ChartWords } from './chart-figure.tsx';

export interface ColumnChartProps {
  /** What its columns are; said of the marker that goes over them. */
  label: string;
  finding: ReactNode;
  words: ChartWords;
  columns: readonly ChartColumn[];
  /** A step of the axis, short. */
  tick: (value: number) => string;
  /** What the outlines behind the columns are; without them there are none. */
  beforeLabel?: string | undefined;
  /** The way to what is behind a column, by its key; it stands beside its words. */
  behind?: ((key: string) => ReactNode) | undefined;
  /** Goes there: Enter and a press do it. */
  onOpen?: ((key: string) => void) | undefined;
  table: ReactNode;
}

/**
 * Values of one kind one after the other, each beside what it was before. Arrow keys and the pointer go from column to column;
 * what is marked stands in words below. A StepChart for a level that goes up and down.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { finding, words, table } = props;
  return (
    <ChartFigure finding={finding} words={words} table={table}>
      <Drawing {...props} />
    </ChartFigure>
  );
}

function Drawing({ label, columns, tick, beforeLabel, behind, onOpen }: ColumnChartProps) {
  const frame = useNewestInSight();
  const [marked, setMarked] = useState<number | null>(null);
  const place = Math.min(marked ?? columns.length - 1, columns.length - 1);
  const steps = stepsFor(Math.max(0, ...columns.flatMap(({ value, before }) => [value, before ?? 0])));
  const top = steps.at(-1) ?? 0;
  const meant = columns[place];
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && meant) onOpen?.(meant.key);
    const to = placeAfter(event.key, place, columns.length);
    if (to === null) return;
    event.preventDefault();
    setMarked(to);
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
          aria-valuemax={columns.length}
          aria-valuenow={place + 1}
          aria-valuetext={meant?.words}
          onKeyDown={move}
          onClick={press}
          style={{ '--columns': columns.length } as CSSProperties}
          className="chart-columns"
        >
          <div className="axis" aria-hidden>
            {steps.map((step) => (
              <span key={step} style={{ bottom: `${shareOf(step, top)}%` }}>
                {tick(step)}
              </span>
            ))}
          </div>
          <div className="plot" aria-hidden>
            {columns.map((column, at) => (
              <div
                key={column.key}
                data-marked={at === marked || undefined}
                data-running={column.running || undefined}
                onPointerEnter={() => setMarked(at)}
                className="column"
              >
                <span className="bars">
                  {column.before !== null && (
                    <span className="before" style={{ height: `${shareOf(column.before, top)}%` }} />
                  )}
                  <span className="value" style={{ height: `${shareOf(column.value, top)}%` }} />
                </span>
                <span className="name">{column.label}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-14">
        <span className="flex flex-wrap items-baseline gap-x-4">
          {meant?.words}
          {meant && behind?.(meant.key)}
        </span>
        {beforeLabel && (
          <span className="chart-outline">
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

/** Where there is no room for all columns they scroll, and begin at the newest. */
function useNewestInSight() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  return frame;
}
