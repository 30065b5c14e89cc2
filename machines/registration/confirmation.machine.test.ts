import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { confirmationMachine } from './confirmation.machine.ts';
import { confirmationPaths } from './confirmation.paths.ts';
import { steps } from './confirmation.steps.ts';

it('takes exactly the steps that confirming allows', () => {
  expect(transitionsOf(underTest(confirmationMachine), explorationOf(confirmationPaths))).toEqual([...steps].sort());
});

it('opens the link at once, and again only when the server did not say that it is over', async () => {
  const confirm = heldCall<{ email: string }, { id: string }>();
  const machine = underTest(confirmationMachine).provide({ actors: { confirm: fromPromise(confirm.call) } });
  const confirmation = createActor(machine, { input: { id: 'secret' } }).start();
  await confirm.fail(refusalOf({ status: 500 }));
  confirmation.send({ type: 'link.retry' });
  await confirm.fail(refusalOf({ status: 410 }));
  confirmation.send({ type: 'link.retry' });

  expect(confirm.asked).toEqual([{ id: 'secret' }, { id: 'secret' }]);
  expect(confirmation.getSnapshot().value).toBe('expired');
});

nothingIsMissed(confirmationMachine);
