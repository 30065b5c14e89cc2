import type { ReactNode } from 'react';
import { type ChartColumn, shareOf } from './chart-columns.ts';
import { ChartFigure, type ChartWords } from './chart-figure.tsx';
import { ChartSlider } from './chart-slider.tsx';

export interface ColumnChartProps {
  /** Name of the columns; accessible name of the marker that moves over them. */
  label: string;
  finding: ReactNode;
  words: ChartWords;
  columns: readonly ChartColumn[];
  /** Short text of a tick of the axis. */
  tick: (value: number) => string;
  /** Name of the outlines behind the columns; without it there are none. */
  beforeLabel?: string | undefined;
  /** Link to the details of a column, by its key; shown beside its figures. */
  behind?: ((key: string) => ReactNode) | undefined;
  /** Opens the details, on Enter or a press. */
  onOpen?: ((key: string) => void) | undefined;
  table: ReactNode;
}

/**
 * A sequence of values of one kind, each beside its earlier value. Arrow keys and the pointer move from column to column; the marked
 * column's figures are shown below. A LineChart for running totals, a StepChart for a level that goes up and down.
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
