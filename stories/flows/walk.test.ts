import { expect, it } from 'vitest';
import { allPaths } from '#machines/report/all-paths.ts';
import { edgePaths } from '#machines/testing/edge-paths.ts';
import { addressOf, beginning, momentsOf, moveAlong, moveFor, movesNamed, possibleIn } from './walk.ts';

const checkout = allPaths.find(({ name }) => name === 'checkout') ?? expect.fail('no checkout');
const nameAt = (start: number, samples: string[]) => {
  const moments = momentsOf(checkout, start, movesNamed(checkout, start, samples));
  return moments.map((snapshot) => checkout.nameOf(snapshot as never));
};

it.each(allPaths)('every numbered path of $name is walked to its end, through the states it says', (definition) => {
  for (const { steps } of edgePaths(definition)) {
    const moves = movesNamed(
      definition,
      0,
      steps.map(({ sample }) => sample),
    );
    const states = momentsOf(definition, 0, moves).map((snapshot) => definition.nameOf(snapshot as never));
    expect(states).toEqual([steps[0]?.from, ...steps.map(({ to }) => to)]);
  }
});

it.each(allPaths)('every moment of $name can stand in an address', ({ events }) => {
  // Storybook takes only these characters in a text of an address, and drops other texts without a warning.
  expect(Object.keys(events).filter((name) => !/^[\w -]+$/.test(name))).toEqual([]);
});

it('a walk begins where the paths begin, or in another way', () => {
  expect(nameAt(0, [])).toEqual(['cart.ready']);
  expect(nameAt(1, [])).toEqual(['checkout.understood']);
  expect(nameAt(3, [])).toEqual(['cart.ready']);
  expect(nameAt(4, [])).toEqual(['cart.empty']);
});

it('a walk ends at the first step that cannot happen there', () => {
  expect(nameAt(0, ['opens checkout', 'asks to buy', 'ticks taxes'])).toEqual(['cart.ready', 'checkout.untaxed']);
});

it('what is done on the screen is told by the sample that leads to the same state', () => {
  const snapshot = beginning(checkout);
  expect(moveFor(checkout, snapshot, { type: 'checkout.open' })?.sample).toBe('opens checkout');
  expect(moveFor(checkout, snapshot, { type: 'purchase.confirm', key: 'own' })).toBeUndefined();
});

it('an arrow is taken by the sample that leads where it points', () => {
  const [confirming] = momentsOf(
    checkout,
    0,
    movesNamed(checkout, 0, ['opens checkout', 'ticks taxes', 'asks to buy', 'confirms']),
  ).slice(-1);
  if (!confirming) throw new Error('no such state');
  const failure = { eventType: 'xstate.error.actor.completePurchase' };
  expect(moveAlong(checkout, confirming, { ...failure, target: 'checkout.cartChanged' })?.sample).toBe(
    'purchase changed',
  );
  expect(moveAlong(checkout, confirming, { ...failure, target: 'checkout.error' })?.sample).toBe('purchase refused');
  expect(possibleIn(checkout, confirming).map(({ sample }) => sample)).not.toContain('opens checkout');
});

it('the address of a moment names its steps', () => {
  expect(addressOf('flows-checkout--simulated', 0, ['opens checkout', 'ticks taxes'], 1)).toBe(
    './?path=/story/flows-checkout--simulated&args=walk%5B0%5D:opens+checkout;walk%5B1%5D:ticks+taxes;step:1',
  );
});
