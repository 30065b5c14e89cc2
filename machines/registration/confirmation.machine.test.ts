import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import { confirmationPaths } from './confirmation.paths.ts';
import { steps } from './confirmation.steps.ts';

it('takes exactly the steps that confirming allows', () => {
  expect(transitionsOf(underTest(confirmationMachine), explorationOf(confirmationPaths))).toEqual([...steps].sort());
});

function begin() {
  const confirm = heldCall<{ email: string }, { id: string }>();
  const clock = stillClock();
  const machine = underTest(confirmationMachine).provide({ actors: { confirm: fromPromise(confirm.call) } });
  const confirmation = createActor(machine, { input: { id: 'secret' }, clock }).start();
  const read = () => confirmation.getSnapshot();
  return { confirmation, confirm, clock, read };
}

it('opens the link at once, and again only when the server did not say that it is over', async () => {
  const { confirmation, confirm, read } = begin();
  await confirm.fail(refusalOf({ status: 500, message: 'No' }));
  expect(read().context.refusal?.message).toBe('No');
  confirmation.send({ type: 'link.retry' });
  expect(read().context.refusal).toBeNull();
  await confirm.fail(refusalOf({ status: 410 }));
  confirmation.send({ type: 'link.retry' });

  expect(confirm.asked).toEqual([{ id: 'secret' }, { id: 'secret' }]);
  expect(read().value).toBe('expired');
});

it('says which address is confirmed', async () => {
  const { confirm, read } = begin();
  await confirm.answer({ email: 'mina@izbor.demo' });
  expect(read()).toMatchObject({ value: 'done', context: { email: 'mina@izbor.demo' } });
});

it('gives up after twenty seconds without an answer, and says so', () => {
  const { clock, read } = begin();
  expect(around(clock, 20_000, () => read().value)).toEqual(['opening', 'failed']);
  expect(read().context.refusal?.kind).toBe('timeout');
});

nothingIsMissed(confirmationMachine);
