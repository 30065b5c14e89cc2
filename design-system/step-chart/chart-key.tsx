import { useId } from 'react';
import { Added, Hatch } from './chart-marks.tsx';

export interface ChartKeyProps {
  mark: 'added' | 'taken' | 'held' | 'level' | 'ahead';
}

/** A mark of a StepChart beside its word, in a readout or a legend. */
export function ChartKey({ mark }: ChartKeyProps) {
  const hatch = useId();
  return (
    <span aria-hidden className="chart-key">
      <svg aria-hidden="true" viewBox="0 0 14 14">
        {mark === 'added' && (
          <g transform="translate(7 2)">
            <Added />
          </g>
        )}
        {mark === 'taken' && <rect className="taken" x="2" y="1" width="10" height="12" />}
        {mark === 'level' && <path className="line" d="M0 4H7V10H14" />}
        {mark === 'ahead' && <path className="ahead" d="M0 7H14" />}
        {mark === 'held' && (
          <>
            <Hatch id={hatch} />
            <rect className="held" fill={`url(#${hatch})`} x="1" y="1" width="12" height="12" />
          </>
        )}
      </svg>
    </span>
  );
}
