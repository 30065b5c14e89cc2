/** From this position on (0 to 1, start to end of the chart) the level and the amount held above it. */
export interface ChartPoint {
  at: number;
  level: number;
  held: number;
}

/** A rectangle of a chart in percent, from the left and from the top. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A chart is drawn in a square of this many units, which is stretched to its container. */
export const SIZE = 1000;

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The two labelled values of the axis: half and the whole of its top, both round. */
export function ticksFor(highest: number): [half: number, whole: number] {
  if (highest <= 0) return [1, 2];
  const wanted = highest / 2;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const half = unit * (ROUND.find((round) => round * unit >= wanted) ?? 10);
  return [half, half * 2];
}

/** Path of a step line up to a position: level between points, vertical at each. */
export function stepLine(points: readonly ChartPoint[], until: number, top: number): string {
  const [first, ...others] = points;
  if (!first) return '';
  const y = ({ level }: ChartPoint) => inUnits(1 - Math.max(0, level) / top);
  const steps = others.map((point) => `H${inUnits(point.at)}V${y(point)}`);
  return `M${inUnits(first.at)} ${y(first)}${steps.join('')}H${inUnits(until)}`;
}

/** Path of the area below the line. */
export function stepArea(points: readonly ChartPoint[], until: number, top: number): string {
  const from = points[0]?.at ?? 0;
  return `${stepLine(points, until, top)}V${SIZE}H${inUnits(from)}Z`;
}

/** Bands above the line where something is held. */
export function heldBands(points: readonly ChartPoint[], until: number, top: number): Box[] {
  return points
    .map(({ at, level, held }, index) => ({
      x: percent(at),
      y: percent(1 - (level + held) / top),
      width: percent((points[index + 1]?.at ?? until) - at),
      height: percent(held / top),
    }))
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Position and level at the end of one of `count` equal periods, or now if it is within it; null if there is no such period. */
export function levelAtEnd(
  period: number,
  periods: number,
  points: readonly ChartPoint[],
  now: number | null,
): ChartPoint | null {
  const [begins, ends] = [period / periods, (period + 1) / periods];
  const at = now !== null && now > begins && now < ends ? now : ends;
  const last = points.findLast((point) => point.at < at) ?? points[0];
  return period < 0 || !last ? null : { ...last, at };
}

/** A share as percent, to a thousandth. */
export function percent(share: number): number {
  return Math.round(share * 100_000) / 1000;
}

function inUnits(share: number): number {
  return Math.round(share * SIZE * 10) / 10;
}
