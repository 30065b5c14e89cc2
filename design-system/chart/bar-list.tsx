import type { ReactNode } from 'react';
import { shareOf } from './chart-columns.ts';
import './chart.css';

export interface ListedBar {
  key: string;
  name: ReactNode;
  value: number;
  /** Its figure, as text. */
  words: ReactNode;
  /** Several parts joined into one: drawn with hatching. */
  joined?: boolean;
}

interface BarListProps {
  label: string;
  bars: readonly ListedBar[];
}

/** Parts of a whole by size, each with its name and its figure: a list with bars beside it. A ColumnChart for a sequence in time. */
export function BarList({ label, bars }: BarListProps) {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <ul aria-label={label} className="bar-list">
      {bars.map(({ key, name, value, words, joined }) => (
        <li key={key}>
          <span className="name">{name}</span>
          <span className="words">{words}</span>
          <span className="bar" aria-hidden>
            <span data-joined={joined || undefined} style={{ width: `${shareOf(value, most)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
