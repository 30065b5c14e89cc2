import type { ChartPoint } from './chart-shape.ts';

/** What names of levels must not overlap. */
interface Drawn {
  points: readonly ChartPoint[];
  /** Known levels after now. */
  ahead: readonly ChartPoint[];
  now: number | null;
  top: number;
}

/** Place of a name: at the left or the right end of the chart, or just before now. */
export type NameSide = 'right' | 'now' | 'left';

/** Size of a level's name below it as shares of a phone's chart; it keeps off the edge, where the first step of the year is. */
const NAME = { width: 0.18, height: 0.11, edge: 0.01 } as const;

/** Side on which the name of a level overlaps neither the line nor the mark of now; the right one if there is none. */
export function nameSide(level: number, drawn: Drawn): NameSide {
  const { now, top } = drawn;
  const band: Span = [level / top - NAME.height, level / top];
  const sides: [NameSide, Span][] = [
    ['right', [1 - NAME.width, 1]],
    ...(now === null ? [] : [['now', [now - NAME.width, now]] satisfies [NameSide, Span]]),
    ['left', [NAME.edge, NAME.width]],
  ];
  const free = sides.find(
    ([, span]) => span[0] >= 0 && !isWithin(now, span) && runsOf(drawn).every((run) => !isOn(run, span, band)),
  );
  return free?.[0] ?? 'right';
}

type Span = readonly [from: number, to: number];

/** A stretch of one level, or a step between two. */
interface Run {
  time: Span;
  levels: Span;
}

function runsOf({ points, ahead, now, top }: Drawn): Run[] {
  const known = ahead.filter(({ at }) => now === null || at >= now);
  const all = [...points, ...known];
  const end = known.length > 0 ? 1 : (now ?? 1);
  return all.flatMap(({ at, level }, index) => {
    const before = all[index - 1]?.level ?? level;
    const stays: Run = { time: [at, all[index + 1]?.at ?? end], levels: [level / top, level / top] };
    const step: Run = { time: [at, at], levels: [Math.min(before, level) / top, Math.max(before, level) / top] };
    return [step, stays];
  });
}

const isOn = ({ time, levels }: Run, span: Span, band: Span) => overlap(time, span) && overlap(levels, band);

const overlap = (one: Span, other: Span) => one[0] <= other[1] && other[0] <= one[1];

const isWithin = (at: number | null, [from, to]: Span) => at !== null && at > from && at < to;
