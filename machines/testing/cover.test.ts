import { expect, it } from 'vitest';
import { attemptPaths } from '../attempts/attempt.paths.ts';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { coveringPaths } from './cover.ts';
import { leafStatesOf, transitionsIn } from './coverage.ts';
import { stepName } from './tours.ts';
import { walkAll } from './walk-all.ts';

it('a few paths walk what all of them walk', async () => {
  const all = await walkAll({ ...checkoutPaths, otherStarts: {} });
  const chosen = await coveringPaths(checkoutPaths);
  const missing = [...transitionsIn(checkoutPaths.machine).values()].filter(
    (transition) => !chosen.some(({ transitions }) => transitions.includes(transition)),
  );
  expect(missing).toEqual(all.transitions.missing);
  const events = new Set(chosen.flatMap(({ steps }) => steps.map(({ sample }) => sample)));
  expect([...events].sort()).toEqual(Object.keys(checkoutPaths.events).sort());
  expect(chosen.length).toBeLessThan(all.paths / 3);
}, 60_000);

it('fewer paths still come to every state, and take every coupling', async () => {
  const chosen = await coveringPaths(attemptPaths, { extent: 'states' });
  const seen = new Set(chosen.flatMap(({ states }) => states));
  expect(leafStatesOf(attemptPaths.machine).filter((state) => !seen.has(state))).toEqual([]);
  const taken = chosen.flatMap(({ steps }) => steps.map(stepName));
  expect(taken).toEqual(expect.arrayContaining([...(attemptPaths.couplings ?? ['none'])]));
  expect(taken.length).toBeLessThan(40);
}, 60_000);
