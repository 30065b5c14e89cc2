import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { passwordResetPaths } from './password-reset.paths.ts';
import { steps } from './password-reset.steps.ts';

async function opened() {
  const openLink = heldCall<{ email: string }, { id: string }>();
  const savePassword = heldCall<{ email: string }, { id: string; password: string }>();
  const machine = underTest(passwordResetMachine).provide({
    actors: { openLink: fromPromise(openLink.call), savePassword: fromPromise(savePassword.call) },
  });
  const reset = createActor(machine, { input: { id: 'secret' } }).start();
  await openLink.answer({ email: 'ana@izbor.demo' });
  reset.send({ type: 'password.change', password: 'Izbor!2027' });
  reset.send({ type: 'repeated.change', repeated: 'Izbor!2027' });
  return { reset, savePassword };
}

it('takes exactly the steps that choosing a new password allows', () => {
  expect(transitionsOf(underTest(passwordResetMachine), explorationOf(passwordResetPaths))).toEqual([...steps].sort());
});

it('sends the password once with its link, and forgets it then', async () => {
  const { reset, savePassword } = await opened();
  reset.send({ type: 'password.submit' });
  reset.send({ type: 'password.submit' });
  await savePassword.answer({ email: 'ana@izbor.demo' });
  expect(savePassword.asked).toEqual([{ id: 'secret', password: 'Izbor!2027' }]);
  expect(JSON.stringify(reset.getSnapshot().context)).not.toContain('Izbor!2027');
});

it('keeps what was typed when the password is refused', async () => {
  const { reset, savePassword } = await opened();
  reset.send({ type: 'password.submit' });
  await savePassword.fail(refusalOf({ status: 400, fields: { password: 'At least one letter' } }));
  expect(reset.getSnapshot().context).toMatchObject({ password: 'Izbor!2027', repeated: 'Izbor!2027' });
});

nothingIsMissed(passwordResetMachine);
