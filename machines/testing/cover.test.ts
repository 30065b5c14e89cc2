import { expect, it } from 'vitest';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { coveringPaths } from './cover.ts';
import { transitionsIn } from './coverage.ts';
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
