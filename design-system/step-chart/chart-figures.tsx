import type { ReactNode } from 'react';
import { ChartKey, type ChartKeyProps } from './chart-key.tsx';
import './step-chart.css';

interface ChartFigure extends ChartKeyProps {
  term: string;
  value: ReactNode;
}

export interface ChartFiguresProps {
  /** Name of the period that the figures are about. */
  title: string;
  figures: readonly ChartFigure[];
}

/** The figures of a period, each beside its mark: the legend of a StepChart as well. */
export function ChartFigures({ title, figures }: ChartFiguresProps) {
  return (
    <div className="grid gap-2">
      <p className="font-560 text-14 first-letter:uppercase">{title}</p>
      <dl className="chart-figures">
        {figures.map(({ mark, term, value }) => (
          <div key={mark} className="grid content-start">
            <dt className="flex items-center gap-1.5 text-14 text-ink-muted">
              <ChartKey mark={mark} />
              {term}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
