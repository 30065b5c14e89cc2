import { type ReactNode, useId, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import './chart.css';

export interface ChartWords {
  /** Name of the choice between chart and table. */
  ways: string;
  chart: string;
  table: string;
}

interface ChartFigureProps {
  /** The main finding, in a sentence. */
  finding: ReactNode;
  words: ChartWords;
  /** The figures of the chart as a table. */
  table: ReactNode;
  children: ReactNode;
}

/** A chart with its finding and its table: one of the two is visible; screen readers always have the table. */
export function ChartFigure({ finding, words, table, children }: ChartFigureProps) {
  const id = useId();
  const [way, setWay] = useState<'chart' | 'table'>('chart');
  return (
    <figure aria-labelledby={id} className="chart-figure">
      <figcaption className="chart-caption">
        <h2 id={id} className="text-18 desk:text-22">
          {finding}
        </h2>
        <div className="print:hidden">
          <SegmentedControl
            label={words.ways}
            value={way}
            options={[
              { value: 'chart', label: words.chart },
              { value: 'table', label: words.table },
            ]}
            onChange={setWay}
          />
        </div>
      </figcaption>
      {way === 'chart' && children}
      <div className={cn(way === 'chart' && 'sr-only')}>{table}</div>
    </figure>
  );
}
