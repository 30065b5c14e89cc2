import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type CartItemEvent, cartItemMachine } from './cart-item.machine.ts';
import { cartItemPaths } from './cart-item.paths.ts';
import { steps } from './cart-item.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(cartItemMachine), explorationOf(cartItemPaths))).toEqual([...steps].sort());
});

function item(count: number) {
  const change = heldCall<{ count: number }, { id: number; count: number }>();
  const done: string[] = [];
  const clock = stillClock();
  const world = saidWorld<CartItemEvent>();
  const actor = createActor(
    underTest(cartItemMachine).provide({
      actors: { changeCartItem: fromPromise(change.call), watchItem: world.watch },
      actions: { reloadUser: () => done.push('user reloaded'), logFailure: () => done.push('logged') },
    }),
    { input: { id: 7, count }, clock },
  ).start();
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.typed];
  return { actor, change, done, clock, world, shown };
}

describe('the stepper', () => {
  it('saves at once and cannot be used meanwhile', async () => {
    const { actor, change, done, shown } = item(2);
    actor.send({ type: 'count.step', by: 1 });
    actor.send({ type: 'count.step', by: 1 });
    expect(change.asked).toEqual([{ id: 7, count: 3 }]);
    expect(shown()).toEqual(['saving', '3']);
    await change.answer({ count: 3 });
    expect(shown()).toEqual(['resting', '3']);
    expect(done).toEqual(['user reloaded']);
  });

  it.each<[number, 1 | -1]>([
    [1, -1],
    [999, 1],
  ])('at %i does not go on by %i', (count, by) => {
    const { actor } = item(count);
    expect(actor.getSnapshot().can({ type: 'count.step', by })).toBe(false);
  });

  it('shows what the server saved, also where that is another number', async () => {
    const { actor, change, shown } = item(2);
    actor.send({ type: 'count.step', by: 1 });
    await change.answer({ count: 5 });
    expect(shown()).toEqual(['resting', '5']);
  });

  it('goes on from what was typed', () => {
    const { actor, change } = item(2);
    actor.send({ type: 'count.type', text: '20' });
    actor.send({ type: 'count.step', by: -1 });
    expect(change.asked).toEqual([{ id: 7, count: 19 }]);
  });
});

describe('a typed quantity', () => {
  it('is sent by the check button only', () => {
    const { actor, change } = item(1);
    actor.send({ type: 'count.type', text: '12' });
    expect(change.asked).toEqual([]);
    actor.send({ type: 'count.commit' });
    expect(change.asked).toEqual([{ id: 7, count: 12 }]);
  });

  it('that is as saved already is not sent', () => {
    const { actor, change, shown } = item(3);
    actor.send({ type: 'count.type', text: '03' });
    actor.send({ type: 'count.commit' });
    expect(shown()).toEqual(['resting', '3']);
    expect(change.asked).toEqual([]);
  });

  it('is not taken away by the poll, which is shown after cancelling', () => {
    const { actor, shown } = item(3);
    actor.send({ type: 'count.type', text: '12' });
    actor.send({ type: 'item.changed', count: 5 });
    expect(shown()).toEqual([{ typing: 'unsaved' }, '12']);
    actor.send({ type: 'count.cancel' });
    expect(shown()).toEqual(['resting', '5']);
  });
});

describe('what is no quantity', () => {
  it.each(['1.5', '-3', '1000', '0', 'two'])('%j stays as it was typed, is told, and is never sent', (text) => {
    const { actor, change, shown } = item(2);
    actor.send({ type: 'count.type', text });
    expect(shown()).toEqual([{ typing: 'wrong' }, text]);
    actor.send({ type: 'count.commit' });
    expect(shown()).toEqual([{ typing: 'wrong' }, text]);
    expect(change.asked).toEqual([]);
  });

  it('like an empty field is told when it is to be saved, not while it is being typed', () => {
    const { actor, shown } = item(2);
    actor.send({ type: 'count.type', text: '' });
    expect(shown()).toEqual([{ typing: 'unsaved' }, '']);
    actor.send({ type: 'count.commit' });
    expect(shown()).toEqual([{ typing: 'wrong' }, '']);
    actor.send({ type: 'count.type', text: '4' });
    expect(shown()).toEqual([{ typing: 'unsaved' }, '4']);
  });
});

describe('a change that fails', () => {
  it('is logged, the user is read again, and what was wanted stays in the field to be saved by another try', async () => {
    const { actor, change, done, shown } = item(2);
    actor.send({ type: 'count.type', text: '12' });
    actor.send({ type: 'count.commit' });
    await change.fail(refusalOf({ kind: 'network' }));
    expect(shown()).toEqual([{ typing: 'unsaved' }, '12']);
    expect(done).toEqual(['logged', 'user reloaded']);
    actor.send({ type: 'count.commit' });
    await change.answer({ count: 12 });
    expect(change.asked).toEqual([
      { id: 7, count: 12 },
      { id: 7, count: 12 },
    ]);
    expect(shown()).toEqual(['resting', '12']);
  });

  it('by a step stays in the field too, and Escape shows what is saved', async () => {
    const { actor, change, shown } = item(2);
    actor.send({ type: 'count.step', by: 1 });
    await change.fail(refusalOf({ status: 500 }));
    expect(shown()).toEqual([{ typing: 'unsaved' }, '3']);
    actor.send({ type: 'count.cancel' });
    expect(shown()).toEqual(['resting', '2']);
  });

  it('for want of an answer within twenty seconds is no other', () => {
    const { actor, clock, done, shown } = item(2);
    actor.send({ type: 'count.step', by: 1 });
    clock.increment(19_999);
    expect(shown()).toEqual(['saving', '3']);
    clock.increment(1);
    expect(shown()).toEqual([{ typing: 'unsaved' }, '3']);
    expect(done).toEqual(['logged', 'user reloaded']);
  });

  it('and was carried out all the same is not sent again', () => {
    const { actor, change, clock, world, shown } = item(2);
    actor.send({ type: 'count.step', by: 1 });
    clock.increment(20_000);
    world.say({ type: 'item.changed', count: 3 });
    actor.send({ type: 'count.commit' });
    expect(change.asked).toEqual([{ id: 7, count: 3 }]);
    expect(shown()).toEqual(['resting', '3']);
  });
});

it('keeps what is wrong in the field as it is typed on', () => {
  const { actor, shown } = item(2);
  actor.send({ type: 'count.type', text: '4' });
  actor.send({ type: 'count.type', text: '4,5' });
  expect(shown()).toEqual([{ typing: 'wrong' }, '4,5']);
});

it('shows what the cart has by now, and after a failure that is given up what it came to have meanwhile', async () => {
  const { actor, change, world, shown } = item(2);
  world.say({ type: 'item.changed', count: 4 });
  expect(shown()).toEqual(['resting', '4']);
  actor.send({ type: 'count.step', by: 1 });
  world.say({ type: 'item.changed', count: 9 });
  expect(shown()).toEqual(['saving', '5']);
  await change.fail(refusalOf({ status: 500 }));
  actor.send({ type: 'count.cancel' });
  expect(shown()).toEqual(['resting', '9']);
});

nothingIsMissed(cartItemMachine);
