import { expect, it } from 'vitest';
import { allPaths } from '#machines/report/all-paths.ts';
import { toastsPaths } from '#machines/toasts/toasts.paths.ts';
import { boxesOf, chartOf } from './chart.ts';
import { crossingsIn } from './chart-crossings.ts';
import { digestOf, laidOutAnew } from './chart-engine.ts';
import { placed } from './chart-layout.ts';
import { layOut, layoutsOf } from './stored-layouts.ts';

const charts = await Promise.all(
  allPaths.map(async ({ name, machine }) => {
    const chart = chartOf(machine);
    const { of, across, down } = await layoutsOf(chart);
    return { name, chart, of, ways: [across, down].map((layout) => placed(chart, layout)) };
  }),
);

it.each(charts)('what is stored of $name is of its machine as it is (npm run charts)', ({ chart, of }) => {
  expect(of).toBe(digestOf(chart));
});

it('what is stored is what the engine makes', async () => {
  const chart = chartOf(toastsPaths.machine);
  expect(await layoutsOf(chart)).toEqual(await laidOutAnew(chart));
});

it('a chart is drawn in the way that has to be panned less', async () => {
  const chart = chartOf(toastsPaths.machine);
  const { across, down } = await layoutsOf(chart);
  expect([across.width, down.width]).toEqual([792, expect.any(Number)]);
  expect(down.width).toBeLessThan(across.width);
  expect((await layOut(chart, 1200)).width).toBe(across.width);
  expect((await layOut(chart, 300)).width).toBe(down.width);
});

it.each(charts)('no arrow of $name runs through a box or the words of another arrow', ({ ways }) => {
  for (const way of ways) {
    expect(way.arrows.filter(({ points }) => points.length < 2)).toEqual([]);
    expect(crossingsIn(way)).toEqual([]);
  }
});

it('an arrow through a box, or through the words of another one, is told', () => {
  const box = { x: 100, y: 0, width: 80, height: 40, state: { kind: 'leaf' } };
  const group = { x: 0, y: 0, width: 400, height: 200, state: { kind: 'group' } };
  const arrow = (id: string, y: number, label: { x: number; y: number }) => ({
    id,
    points: [
      { x: 0, y },
      { x: 300, y },
    ],
    label: { ...label, width: 60, height: 20 },
  });
  const arrows = [
    arrow('through the box', 20, { x: 220, y: 10 }),
    arrow('along its edge', 40, { x: 220, y: 41 }),
    arrow('through words', 55, { x: 10, y: 150 }),
    arrow('through nothing', 100, { x: 10, y: 90 }),
  ];
  expect(crossingsIn({ boxes: [group, box], arrows })).toEqual(['through the box', 'through words']);
});

it.each(charts)('every box and every step of $name has its place in the chart', ({ chart, ways: [laidOut] }) => {
  if (!laidOut) throw new Error('there is no layout');
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
