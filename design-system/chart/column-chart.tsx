import type { ReactNode } from 'react';
import { type ChartColumn, shareOf } from './chart-columns.ts';
import { ChartFigure, type ChartWords } from './chart-figure.tsx';
import { ChartSlider } from './chart-slider.tsx';

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
 * what is marked stands in words below. A LineChart for what they come to together, a StepChart for a level that goes up and down.
 */
export function ColumnChart({ finding, words, table, columns, ...chart }: ColumnChartProps) {
  return (
    <ChartFigure finding={finding} words={words} table={table}>
      <ChartSlider {...chart} parts={columns}>
        {(top, marked, mark) =>
          columns.map((column, at) => (
            <div
              key={column.key}
              data-marked={at === marked || undefined}
              data-running={column.running || undefined}
              onPointerEnter={() => mark(at)}
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
          ))
        }
      </ChartSlider>
    </ChartFigure>
  );
}
