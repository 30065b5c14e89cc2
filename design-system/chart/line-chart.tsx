import { type ChartColumn, lineThrough } from './chart-columns.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartSlider } from './chart-slider.tsx';
import type { ColumnChartProps } from './column-chart.tsx';

export interface LineChartProps extends Omit<ColumnChartProps, 'columns'> {
  points: readonly ChartColumn[];
}

/**
 * A growing total compared with an earlier one: a line over its hatched area, and a dotted line. Arrow keys and the pointer move from
 * point to point; the marked point's figures are shown below, and the newest value above the line. A ColumnChart for separate values.
 */
export function LineChart({ finding, words, table, points, ...chart }: LineChartProps) {
  return (
    <ChartFigure finding={finding} words={words} table={table}>
      <ChartSlider {...chart} parts={points} lines>
        {(top, marked, mark) => (
          <>
            <Lines points={points} top={top} marked={marked} tick={chart.tick} />
            {points.map(({ key, label }, at) => (
              <div
                key={key}
                data-marked={at === (marked ?? points.length - 1) || undefined}
                onPointerEnter={() => mark(at)}
                className="column"
              >
                <span className="bars" />
                <span className="name">{label}</span>
              </div>
            ))}
          </>
        )}
      </ChartSlider>
    </ChartFigure>
  );
}

interface LinesProps extends Pick<LineChartProps, 'points' | 'tick'> {
  top: number;
  marked: number | null;
}

function Lines({ points, top, marked, tick }: LinesProps) {
  const now = lineThrough(
    points.map(({ value }) => value),
    top,
  );
  const before = points.every((point) => point.before !== null)
    ? lineThrough(
        points.map((point) => point.before ?? 0),
        top,
      )
    : [];
  const [x, y] = now[marked ?? now.length - 1] ?? [0, 100];
  const [endX, endY] = now.at(-1) ?? [0, 100];
  const under = [[now[0]?.[0] ?? 0, 100], ...now, [endX, 100]].map(([left, down]) => `${left}% ${down}%`);
  return (
    <div className="drawing">
      <span className="area" style={{ clipPath: `polygon(${under.join(', ')})` }} />
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <polyline className="then" points={before.map((point) => point.join(' ')).join(',')} />
        <polyline className="now" points={now.map((point) => point.join(' ')).join(',')} />
      </svg>
      <span className="mark" style={{ left: `${x}%`, height: `${100 - y}%` }} />
      <span
        className="end display text-16"
        style={{ right: `calc(${100 - endX}% - 0.75rem)`, bottom: `calc(${100 - endY}% + 0.5rem)` }}
      >
        {tick(points.at(-1)?.value ?? 0)}
      </span>
    </div>
  );
}
