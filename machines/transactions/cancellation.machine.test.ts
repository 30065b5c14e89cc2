import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import { cancellationPaths } from './cancellation.paths.ts';
import { steps } from './cancellation.steps.ts';

it('takes exactly the steps that are written down', () => {
  expect(transitionsOf(underTest(cancellationMachine), explorationOf(cancellationPaths))).toEqual([...steps].sort());
});

function order() {
  const cancel = heldCall<{ status: string }, { id: string }>();
  const ask = heldCall<{ status: string }, { id: string }>();
  const done: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(cancellationMachine).provide({
      actors: { cancelTransaction: fromPromise(cancel.call), getTransaction: fromPromise(ask.call) },
      actions: { sayCancelled: () => done.push('said'), reloadMoney: () => done.push('reloaded') },
    }),
    { input: { id: 'order-12' }, clock },
  ).start();
  const go = () => {
    actor.send({ type: 'cancellation.ask' });
    actor.send({ type: 'cancellation.confirm' });
  };
  return { actor, cancel, ask, done, clock, go, state: () => actor.getSnapshot().value };
}

it('sends one call for the order, says so and asks for the money anew', async () => {
  const { actor, cancel, done, go, state } = order();
  go();
  actor.send({ type: 'cancellation.confirm' });
  expect(cancel.asked).toEqual([{ id: 'order-12' }]);
  await cancel.answer({ status: 'cancelled' });
  expect([state(), done]).toEqual(['cancelled', ['said', 'reloaded']]);
});

it('keeps what the server said when it refuses, and may ask again', async () => {
  const { actor, cancel, done, go, state } = order();
  go();
  await cancel.fail(refusalOf({ status: 409, message: 'Too late.' }));
  expect([state(), actor.getSnapshot().context.message, done]).toEqual(['refused', 'Too late.', ['reloaded']]);
  actor.send({ type: 'cancellation.ask' });
  expect(state()).toBe('asking');
});

it('asks the order how it stands after 20 seconds without an answer', async () => {
  const { ask, clock, done, go, state } = order();
  go();
  expect(around(clock, 20_000, state)).toEqual(['cancelling', 'checking']);
  expect(ask.asked).toEqual([{ id: 'order-12' }]);
  await ask.answer({ status: 'cancelled' });
  expect([state(), done]).toEqual(['cancelled', ['said', 'reloaded']]);
});

it('that turns out not to be cancelled says nothing of an older refusal, and asks for the money anew', async () => {
  const { actor, cancel, ask, done, go, state } = order();
  go();
  await cancel.fail(refusalOf({ status: 409, message: 'Too late.' }));
  go();
  await cancel.fail(refusalOf({ kind: 'network' }));
  await ask.answer({ status: 'pending' });
  expect([state(), actor.getSnapshot().context.message, done]).toEqual(['refused', '', ['reloaded', 'reloaded']]);
});

it('whose standing nobody tells may be asked for again', () => {
  const { actor, ask, clock, go, state } = order();
  go();
  clock.increment(20_000);
  expect(around(clock, 20_000, state)).toEqual(['checking', 'unresolved']);
  actor.send({ type: 'outcome.ask' });
  expect(ask.asked).toHaveLength(2);
});

nothingIsMissed(cancellationMachine);
