import { useId } from 'react';
import { Hatch } from './chart-marks.tsx';
import { type ChartPoint, heldBands, percent, SIZE, stepArea, stepLine } from './chart-shape.ts';
import { type NameSide, nameSide } from './level-names.ts';

interface LevelsProps {
  points: readonly ChartPoint[];
  ahead: readonly ChartPoint[];
  now: number | null;
  /** The marked place on the line. */
  meant: ChartPoint | null;
  ticks: readonly [half: number, whole: number];
  nowLabel: string;
  endLabel: string | null | undefined;
  tick: (level: number) => string;
}

/** With more steps than this, they are too close to be marked one by one. */
const MOST_MARKS = 60;

/** The line of the level, hatched bands for held amounts above it, and the known future. */
export function Levels({ points, ahead, now, meant, ticks, nowLabel, endLabel, tick }: LevelsProps) {
  const hatch = useId();
  const top = ticks[1];
  const until = now ?? 1;
  const last = points.at(-1);
  const isKnown = now !== null && (ahead.length > 0 || Boolean(endLabel));
  const known = last && isKnown ? [{ ...last, at: now }, ...ahead] : [];
  const marks = points.slice(1);
  return (
    <div className="levels">
      <svg aria-hidden="true">
        <Hatch id={hatch} />
        {[0, 50].map((y) => (
          <line key={y} className="grid-line" x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
          <path className="area" d={stepArea(points, until, top)} />
        </svg>
        {heldBands(points, until, top).map(({ x, y, width, height }) => (
          <rect
            key={x}
            className="held"
            fill={`url(#${hatch})`}
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}%`}
            height={`${height}%`}
          />
        ))}
        <line className="ground" x1="0" x2="100%" y1="100%" y2="100%" />
        {now !== null && <line className="now" x1={at(now)} x2={at(now)} y1="0" y2="100%" />}
        {endLabel && <line className="end" x1="100%" x2="100%" y1="0" y2="100%" />}
        <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
          <path className="line" vectorEffect="non-scaling-stroke" d={stepLine(points, until, top)} />
          <path className="ahead" vectorEffect="non-scaling-stroke" d={stepLine(known, 1, top)} />
        </svg>
        {marks.length <= MOST_MARKS &&
          marks.map((point) => (
            <circle key={point.at} className="step" cx={at(point.at)} cy={at(1 - point.level / top)} r="3.5" />
          ))}
        {meant && <circle className="meant" cx={at(meant.at)} cy={at(1 - Math.max(0, meant.level) / top)} r="6" />}
      </svg>
      <Written
        points={points}
        ahead={known.slice(1)}
        ticks={ticks}
        tick={tick}
        now={now}
        nowLabel={nowLabel}
        endLabel={endLabel}
      />
    </div>
  );
}

type WrittenProps = Omit<LevelsProps, 'meant'>;

function Written({ points, ahead, ticks, tick, now, nowLabel, endLabel }: WrittenProps) {
  const top = ticks[1];
  return (
    <div aria-hidden>
      {ticks.map((level) => (
        <span
          key={level}
          className="written"
          style={{
            ...placeOf(nameSide(level, { points, ahead, now, top }), now ?? 1),
            top: `calc(${at(1 - level / top)} + 4px)`,
          }}
        >
          {tick(level)}
        </span>
      ))}
      {now !== null && (
        <span
          className="written bare"
          style={now > 0.5 ? { right: beside(1 - now), bottom: 4 } : { left: beside(now), bottom: 4 }}
        >
          {nowLabel}
        </span>
      )}
      {endLabel && (
        <span className="written bare" style={{ right: 0, bottom: 'calc(100% + 4px)' }}>
          {endLabel}
        </span>
      )}
    </div>
  );
}

function placeOf(side: NameSide, now: number) {
  if (side === 'now') return { right: beside(1 - now) };
  return side === 'left' ? { left: 4 } : { right: 4 };
}

const at = (share: number) => `${percent(share)}%`;

const beside = (share: number) => `calc(${at(share)} + 6px)`;
