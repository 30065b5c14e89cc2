import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { passwordResetMachine } from './password-reset.machine.ts';
import { passwordResetPaths } from './password-reset.paths.ts';
import { steps } from './password-reset.steps.ts';

function begin() {
  const openLink = heldCall<{ email: string }, { id: string }>();
  const savePassword = heldCall<{ email: string }, { id: string; password: string }>();
  const machine = underTest(passwordResetMachine).provide({
    actors: { openLink: fromPromise(openLink.call), savePassword: fromPromise(savePassword.call) },
  });
  const clock = stillClock();
  const reset = createActor(machine, { input: { id: 'secret' }, clock }).start();
  const read = () => reset.getSnapshot().context;
  return { reset, openLink, savePassword, clock, read };
}

async function opened() {
  const begun = begin();
  await begun.openLink.answer({ email: 'ana@izbor.demo' });
  begun.reset.send({ type: 'password.change', password: 'Zeleni*list8' });
  begun.reset.send({ type: 'repeated.change', repeated: 'Zeleni*list8' });
  return begun;
}

async function submitted() {
  const begun = await opened();
  begun.reset.send({ type: 'password.submit' });
  return begun;
}

it('takes exactly the steps that choosing a new password allows', () => {
  expect(transitionsOf(underTest(passwordResetMachine), explorationOf(passwordResetPaths))).toEqual([...steps].sort());
});

it('opens its link, again when that failed, and says whose password it is', async () => {
  const { reset, openLink, read } = begin();
  await openLink.fail(refusalOf({ status: 500, message: 'No' }));
  expect(read().refusal?.message).toBe('No');
  reset.send({ type: 'link.retry' });
  expect(read().refusal).toBeNull();
  await openLink.answer({ email: 'ana@izbor.demo' });
  expect(openLink.asked).toEqual([{ id: 'secret' }, { id: 'secret' }]);
  expect(read().email).toBe('ana@izbor.demo');
});

it('gives its link up after twenty seconds without an answer', () => {
  const { reset, clock, read } = begin();
  expect(around(clock, 20_000, () => reset.getSnapshot().value)).toEqual(['opening', 'failed']);
  expect(read().refusal?.kind).toBe('timeout');
});

it('says what is wrong with a password only once it was sent, and from then on', async () => {
  const { reset, savePassword, read } = await opened();
  expect(read().checked).toBe(false);
  reset.send({ type: 'repeated.change', repeated: 'another' });
  reset.send({ type: 'password.submit' });
  expect([read().checked, savePassword.asked]).toEqual([true, []]);
});

it('says what is wrong with a password that is changed after it was sent', async () => {
  const { reset, savePassword, read } = await submitted();
  await savePassword.fail(refusalOf({ status: 400, message: 'No' }));
  reset.send({ type: 'password.change', password: 'short' });
  expect(read()).toMatchObject({ checked: true, refusal: null });
});

it('takes a refusal back when the repeated one is changed, and when it is sent again', async () => {
  const { reset, savePassword, read } = await submitted();
  await savePassword.fail(refusalOf({ status: 400, message: 'No' }));
  reset.send({ type: 'password.submit' });
  expect(read().refusal).toBeNull();
  await savePassword.fail(refusalOf({ status: 400, message: 'No' }));
  reset.send({ type: 'repeated.change', repeated: 'Zeleni*list8' });
  expect(read().refusal).toBeNull();
});

it('says when the answer takes long, and gives up after twenty seconds', async () => {
  const { reset, clock, read } = await submitted();
  expect(around(clock, 4000, () => read().slow)).toEqual([false, true]);
  expect(around(clock, 16_000, () => reset.getSnapshot().value)).toEqual([{ valid: 'saving' }, { valid: 'refused' }]);
  expect(read()).toMatchObject({ slow: false, refusal: { kind: 'timeout' } });
});

it('counts the seconds of a wait down and may then be sent again as it is', async () => {
  const { reset, savePassword, clock, read } = await submitted();
  await savePassword.fail(refusalOf({ status: 429, retryAfter: 2 }));
  expect(around(clock, 1000, () => read().wait)).toEqual([2, 1]);
  expect(around(clock, 1000, () => read().wait)).toEqual([1, 0]);
  reset.send({ type: 'password.submit' });
  expect(savePassword.asked).toHaveLength(2);
});

it('is forgotten when its link turns out to be over', async () => {
  const { reset, savePassword, read } = await submitted();
  await savePassword.fail(refusalOf({ status: 410 }));
  expect(reset.getSnapshot().value).toBe('expired');
  expect(JSON.stringify(read())).not.toContain('Zeleni*list8');
});

it('sends the password once with its link, and forgets it then', async () => {
  const { reset, savePassword } = await opened();
  reset.send({ type: 'password.submit' });
  reset.send({ type: 'password.submit' });
  await savePassword.answer({ email: 'ana@izbor.demo' });
  expect(savePassword.asked).toEqual([{ id: 'secret', password: 'Zeleni*list8' }]);
  expect(JSON.stringify(reset.getSnapshot().context)).not.toContain('Zeleni*list8');
});

it('keeps what was typed when the password is refused', async () => {
  const { reset, savePassword } = await opened();
  reset.send({ type: 'password.submit' });
  await savePassword.fail(refusalOf({ status: 400, fields: { password: 'At least one letter' } }));
  expect(reset.getSnapshot().context).toMatchObject({ password: 'Zeleni*list8', repeated: 'Zeleni*list8' });
});

nothingIsMissed(passwordResetMachine);
