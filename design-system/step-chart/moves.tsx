import { Added } from './chart-marks.tsx';
import type { ChartPeriod } from './chart-period.ts';
import { percent } from './chart-shape.ts';

/** A bar for the amount taken in each period, and a mark where something was added. */
export function Moves({ periods }: { periods: readonly ChartPeriod[] }) {
  const most = Math.max(1, ...periods.map(({ taken }) => taken));
  const width = 1 / periods.length;
  return (
    <div className="moves">
      <svg aria-hidden="true">
        {periods.map(({ key, taken, isAhead }, index) => (
          <Bar key={key} left={index * width} width={width} share={taken / most} isAhead={isAhead} />
        ))}
        <line className="ground" x1="0" x2="100%" y1="100%" y2="100%" />
        {periods.map(
          ({ key, added }, index) =>
            added > 0 && (
              <svg aria-hidden="true" key={key} x={`${percent((index + 0.5) * width)}%`} y="0">
                <Added />
              </svg>
            ),
        )}
      </svg>
    </div>
  );
}

interface BarProps {
  /** Shares, 0 … 1: of the whole width, and of the greatest bar. */
  left: number;
  width: number;
  share: number;
  isAhead: boolean;
}

function Bar({ left, width, share, isAhead }: BarProps) {
  if (share <= 0) return null;
  // A third stays free for the marks above; small amounts have a minimum height.
  const height = Math.max(0.06, share * 0.68);
  return (
    <rect
      className={isAhead ? 'known' : 'taken'}
      x={`${percent(left + width * 0.24)}%`}
      y={`${percent(1 - height)}%`}
      width={`${percent(width * 0.52)}%`}
      height={`${percent(height)}%`}
    />
  );
}
