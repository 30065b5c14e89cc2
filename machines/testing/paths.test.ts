import { expect, it } from 'vitest';
import { keepingPaths } from '../attempts/keeping.paths.ts';
import { allPaths } from '../report/all-paths.ts';
import { leafStatesOf } from './coverage.ts';
import { explorationOf, leavesOf, otherStartOf } from './paths-definition.ts';
import { transitionsOf } from './transitions.ts';
import { walk } from './walk.ts';
import { walkAll } from './walk-all.ts';

it.each(allPaths)(
  'the paths of $name walk every state and every transition, and lead where they say',
  async (paths) => {
    const { states, transitions, strayed } = await walkAll(paths);
    expect(strayed).toEqual([]);
    expect(states.missing).toEqual([]);
    expect(transitions.missing).toEqual([]);
  },
  60_000,
);

it.each(allPaths)('every leaf state of $name is said in words, and none besides', ({ machine, states }) => {
  const leaves = leafStatesOf(machine).map((id) => id.split('.').slice(1).join('.'));
  expect(Object.keys(states).sort()).toEqual(leaves.sort());
});

it.each(allPaths)('every sample event of $name happens somewhere, unless it comes too late', (paths) => {
  const steps = transitionsOf(paths.machine, explorationOf(paths));
  const happened = new Set(steps.map((step) => step.split(' | ')[1]));
  const expected = Object.entries(paths.events).filter(([, { ignored }]) => !ignored);
  expect([...happened].sort()).toEqual(expected.map(([sample]) => sample).sort());
});

it.each(
  allPaths.flatMap(({ name, otherStarts = {}, machine, nameOf }) =>
    Object.entries(otherStarts).map(([words, start]) => ({ name, words, start, machine, nameOf })),
  ),
)('$name: $words', async ({ start, machine, nameOf }) => {
  const { states } = await walk({ machine, input: start.input, nameOf }, { steps: [] });
  expect([...states].map((id) => id.split('.').slice(1).join('.'))).toEqual(
    expect.arrayContaining(leavesOf(start.state)),
  );
});

it('lets nobody walk another way to begin that is not there', () => {
  const words = 'something was not kept the last time';
  expect(otherStartOf(keepingPaths, words)).toBe(keepingPaths.otherStarts?.[words]);
  expect(() => otherStartOf(keepingPaths, 'it was renamed')).toThrow(
    'keeping does not begin when it was renamed; it has something was not kept the last time',
  );
});
