import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { ChartPeriod } from './chart-period.ts';
import { type ChartPoint, levelAtEnd, ticksFor } from './chart-shape.ts';
import { Levels } from './levels.tsx';
import { Moves } from './moves.tsx';
import { type PeriodLink, Periods } from './periods.tsx';
import './step-chart.css';

export interface StepChartProps {
  /** Name of the chart, announced before it. */
  label: string;
  /** The finding in a sentence. */
  finding: ReactNode;
  periods: readonly ChartPeriod[];
  /** Levels from the start, up to now if that is within the chart. */
  points: readonly ChartPoint[];
  /** Known levels after now. */
  ahead?: readonly ChartPoint[];
  /** Position of now, 0 … 1; null if all is past. */
  now: number | null;
  nowLabel: string;
  /** Label of what ends at the end of the chart. */
  endLabel?: string | null;
  tick: (level: number) => string;
  /** The period whose changes are shown elsewhere on the page. */
  chosen: string | null;
  /** The period that is described while none is pointed at or chosen. */
  initial: string;
  periodLink: PeriodLink;
  /** The figures of a period. */
  readout: (key: string) => ReactNode;
}

/**
 * A level that steps up and down through the periods of a year, with what is held above it and what was taken in each. A period that is
 * pointed at or reached by arrow keys is marked at its end on the line, and its figures are shown below, where they cover nothing. Use it
 * together with a table of the same figures; a Meter for a single moment.
 */
export function StepChart(props: StepChartProps) {
  const { label, finding, periods, points, ahead = [], now, chosen, initial, periodLink, readout } = props;
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const meant = pointed ?? focused;
  const ticks = ticksFor(Math.max(0, ...[...points, ...ahead].map(({ level, held }) => level + held)));
  return (
    <figure aria-labelledby={`${id}-label`} aria-describedby={`${id}-finding`} className="grid gap-4">
      <figcaption className="grid gap-1">
        <span id={`${id}-label`} className="sr-only">
          {label}
        </span>
        <span id={`${id}-finding`} className="chart-finding">
          {finding}
        </span>
      </figcaption>
      <div className="step-chart" style={{ '--periods': periods.length } as CSSProperties}>
        <div className="over">
          <Levels
            points={points}
            ahead={ahead}
            now={now}
            ticks={ticks}
            meant={levelAtEnd(
              periods.findIndex(({ key }) => key === meant),
              periods.length,
              [...points, ...ahead],
              now,
            )}
            nowLabel={props.nowLabel}
            endLabel={props.endLabel}
            tick={props.tick}
          />
          <Moves periods={periods} />
          <Periods
            label={label}
            periods={periods}
            chosen={chosen}
            initial={initial}
            periodLink={periodLink}
            onPoint={setPointed}
            onFocus={setFocused}
          />
        </div>
      </div>
      {readout(meant ?? chosen ?? initial)}
    </figure>
  );
}
