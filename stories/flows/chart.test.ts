import { expect, it } from 'vitest';
import { allPaths } from '#machines/report/all-paths.ts';
import { transitionsIn } from '#machines/testing/coverage.ts';
import { boxesOf, chartOf, labelOf } from './chart.ts';

it.each(allPaths)('the chart of $name has an arrow for each transition of the machine', ({ machine }) => {
  const arrows = boxesOf(chartOf(machine)).flatMap(({ edges }) => edges);
  expect(arrows).toHaveLength(transitionsIn(machine).size);
  expect(new Set(arrows.map(({ id }) => id)).size).toBe(arrows.length);
});

it.each(allPaths)('every arrow of $name leads from a box to a box', ({ machine }) => {
  const boxes = boxesOf(chartOf(machine));
  const ids = new Set(boxes.map(({ id }) => id));
  const loose = boxes
    .flatMap(({ edges }) => edges)
    .filter(({ source, target }) => !ids.has(source) || !ids.has(target));
  expect(loose).toEqual([]);
});

it.each([
  ['code.submit', 'isCodeWhole', 'code.submit, if isCodeWhole'],
  ['xstate.error.actor.sendCode', { type: 'isTooMany' }, 'sendCode fails, if isTooMany'],
  ['xstate.done.actor.signIn', undefined, 'signIn answers'],
  ['xstate.after.second.login.code.waiting', undefined, 'after second'],
  ['', 'isEmpty', 'at once, if isEmpty'],
])('%s is said in words', (event, guard, label) => {
  expect(labelOf(event, guard)).toBe(label);
});
