import { expect, it } from 'vitest';
import { allPaths } from '#machines/report/all-paths.ts';
import { boxesOf, chartOf } from './chart.ts';
import { layOut, type PlacedArrow, type PlacedBox } from './chart-layout.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a straight piece of an arrow runs through the inside of an area. */
const runsThrough = ([a, b]: readonly [Point, Point], { x, y, width, height }: Area) =>
  Math.max(a.x, b.x) > x + 1 &&
  Math.min(a.x, b.x) < x + width - 1 &&
  Math.max(a.y, b.y) > y + 1 &&
  Math.min(a.y, b.y) < y + height - 1;

type Point = PlacedArrow['points'][number];

const piecesOf = ({ points }: PlacedArrow) =>
  points.slice(1).map((point, index) => [points[index] as Point, point] as const);

const isBox = ({ state }: PlacedBox) => state.kind !== 'group';

// Once for all that is looked at: it takes a second.
const charts = await Promise.all(
  allPaths.map(async ({ name, machine }) => {
    const chart = chartOf(machine);
    return { name, chart, laidOut: await layOut(chart, 1200) };
  }),
);

it.each(charts)('no arrow of $name runs through a box or the words of another arrow', ({ laidOut }) => {
  const { boxes, arrows } = laidOut;
  for (const arrow of arrows) {
    expect(arrow.points.length, arrow.id).toBeGreaterThan(1);
    const others = arrows.filter(({ id }) => id !== arrow.id).map(({ label }) => label);
    const crossed = [...boxes.filter(isBox), ...others].filter((area) =>
      piecesOf(arrow).some((piece) => runsThrough(piece, area)),
    );
    expect(crossed, arrow.id).toEqual([]);
  }
});

it.each(charts)('every box and every step of $name has its place in the chart', ({ chart, laidOut }) => {
  const { boxes, arrows, width, height } = laidOut;
  const states = boxesOf(chart);
  expect(boxes.filter(({ state }) => state.kind !== 'anywhere')).toHaveLength(states.length - 1);
  const placed = [...boxes.flatMap(({ stays }) => stays), ...arrows.flatMap(({ edges }) => edges)].map(({ id }) => id);
  expect(placed.sort()).toEqual(
    states
      .flatMap(({ edges }) => edges)
      .map(({ id }) => id)
      .sort(),
  );
  for (const { x, y, width: w, height: h } of boxes)
    expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true);
});
