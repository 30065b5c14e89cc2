import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type * as calls from '#contract/profile/profile.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type OneTimeCodeEvent, oneTimeCodeMachine } from './one-time-code.machine.ts';
import { oneTimeCodePaths } from './one-time-code.paths.ts';
import { nothingKnown } from './one-time-code.setup.ts';
import { steps } from './one-time-code.steps.ts';

it('takes exactly the steps that turning it on and off allows', () => {
  expect(transitionsOf(underTest(oneTimeCodeMachine), explorationOf(oneTimeCodePaths))).toEqual([...steps].sort());
});

it('begins as the account has it', () => {
  expect([start(true), start(false)].map(({ flow }) => flow.getSnapshot().value)).toEqual(['on', 'off']);
});

function start(on = false) {
  const begin = heldCall<AnswerOf<typeof calls.beginOneTimeCode>, BodyOf<typeof calls.beginOneTimeCode>>();
  const confirm = heldCall<AnswerOf<typeof calls.confirmOneTimeCode>, BodyOf<typeof calls.confirmOneTimeCode>>();
  const end = heldCall<AnswerOf<typeof calls.endOneTimeCode>, BodyOf<typeof calls.endOneTimeCode>>();
  const account = saidWorld<OneTimeCodeEvent>();
  const told: string[] = [];
  const clock = stillClock();
  const flow = createActor(
    underTest(oneTimeCodeMachine).provide({
      actors: {
        begin: fromPromise(begin.call),
        confirm: fromPromise(confirm.call),
        end: fromPromise(end.call),
        watchAccount: account.watch,
      },
      actions: { tellChanged: () => told.push('changed'), sayOff: () => told.push('off') },
    }),
    { input: { on }, clock },
  ).start();
  const changed = (to: boolean) => account.say({ type: 'account.changed', on: to });
  return { flow, begin, confirm, end, told, clock, changed };
}

const onAlready = refusalOf({ status: 409, code: 'one_time_code.on' });

function ending(password = 'Izbor!2026') {
  const begun = start(true);
  begun.flow.send({ type: 'code.turnOff' });
  begun.flow.send({ type: 'password.change', password });
  begun.flow.send({ type: 'password.submit' });
  return begun;
}

async function scanning() {
  const begun = start();
  begun.flow.send({ type: 'code.turnOn' });
  begun.flow.send({ type: 'password.change', password: 'Izbor!2026' });
  begun.flow.send({ type: 'password.submit' });
  await begun.begin.answer({ secret: 'SECRET', otpauth_url: 'otpauth://totp/x' });
  return begun;
}

async function confirming() {
  const begun = await scanning();
  begun.flow.send({ type: 'digits.change', code: '123456' });
  begun.flow.send({ type: 'digits.submit' });
  return begun;
}

describe('turning it on', () => {
  it('asks for the password once and forgets it as soon as the secret is there', async () => {
    const { flow, begin } = await scanning();
    expect(begin.asked).toEqual([{ password: 'Izbor!2026' }]);
    expect(flow.getSnapshot().context).toMatchObject({ password: '', secret: 'SECRET', address: 'otpauth://totp/x' });
  });

  it('shows no old reason while it asks again, and gives up after twenty seconds', async () => {
    const { flow, begin, clock } = start();
    flow.send({ type: 'code.turnOn' });
    flow.send({ type: 'password.change', password: 'wrong' });
    flow.send({ type: 'password.submit' });
    await begin.fail(refusalOf({ status: 400, message: 'No' }));
    expect(flow.getSnapshot().context.refusal?.message).toBe('No');
    flow.send({ type: 'password.submit' });
    expect(flow.getSnapshot().context.refusal).toBeNull();
    expect(around(clock, 20_000, () => flow.getSnapshot().value)).toEqual([
      { turningOn: 'beginning' },
      { turningOn: 'asking' },
    ]);
  });

  it('that another device did already forgets the password and tells the rest of the shop', async () => {
    const { flow, begin, told } = start();
    flow.send({ type: 'code.turnOn' });
    flow.send({ type: 'password.change', password: 'Izbor!2026' });
    flow.send({ type: 'password.submit' });
    await begin.fail(onAlready);
    expect([flow.getSnapshot().value, told]).toEqual(['on', ['changed']]);
    expect(flow.getSnapshot().context).toMatchObject(nothingKnown);
  });

  it('sends the code that was typed, and shows no old reason while it does', async () => {
    const { flow, confirm } = await confirming();
    await confirm.fail(refusalOf({ kind: 'network' }));
    flow.send({ type: 'digits.submit' });
    expect(confirm.asked).toEqual([{ code: '123456' }, { code: '123456' }]);
    expect(flow.getSnapshot().context.refusal).toBeNull();
  });

  it('that has to begin anew forgets the secret and asks for the password, with the reason', async () => {
    const { flow, confirm } = await confirming();
    await confirm.fail(refusalOf({ status: 409, code: 'one_time_code.not_begun', message: 'Begin again' }));
    expect(flow.getSnapshot()).toMatchObject({
      value: { turningOn: 'asking' },
      context: { ...nothingKnown, refusal: { message: 'Begin again' } },
    });
  });

  it('takes a refusal back when something else is typed', async () => {
    const { flow, confirm } = await confirming();
    await confirm.fail(refusalOf({ status: 400 }));
    flow.send({ type: 'digits.change', code: '1' });
    expect(flow.getSnapshot().context.refusal).toBeNull();
  });

  it('sends no code that is not whole', async () => {
    const { flow, confirm } = await scanning();
    flow.send({ type: 'digits.change', code: '12345' });
    flow.send({ type: 'digits.submit' });
    expect(confirm.asked).toEqual([]);
  });

  it('shows the recovery codes until they are kept, and tells the rest of the shop at once', async () => {
    const { flow, confirm, told } = await confirming();
    await confirm.answer({ recovery_codes: ['A', 'B'] });
    flow.send({ type: 'dialog.close' });
    expect(flow.getSnapshot().context).toMatchObject({ recoveryCodes: ['A', 'B'], secret: '' });
    expect(told).toEqual(['changed']);
    flow.send({ type: 'recovery.keep' });
    expect(flow.getSnapshot().value).toBe('on');
    expect(JSON.stringify(flow.getSnapshot().context)).not.toMatch(/"[AB]"|SECRET/);
  });

  it('says that nobody saw the recovery codes when their answer was lost', async () => {
    const { flow, confirm, clock, told } = await confirming();
    clock.increment(20_000);
    flow.send({ type: 'digits.submit' });
    await confirm.fail(onAlready);
    expect(flow.getSnapshot().value).toBe('on');
    expect(flow.getSnapshot().context).toMatchObject({ ...nothingKnown, unseen: true });
    expect(told).toEqual(['changed']);
    flow.send({ type: 'code.turnOff' });
    expect(flow.getSnapshot().context.unseen).toBe(false);
  });

  it('types a refused code anew, and keeps one that nobody answered', async () => {
    const refused = await confirming();
    await refused.confirm.fail(refusalOf({ status: 400 }));
    const lost = await confirming();
    await lost.confirm.fail(refusalOf({ kind: 'network' }));
    expect([refused.flow, lost.flow].map((flow) => flow.getSnapshot().context.code)).toEqual(['', '123456']);
  });

  it('cannot be left while a code is being checked', async () => {
    const { flow } = await confirming();
    expect(flow.getSnapshot().can({ type: 'dialog.close' })).toBe(false);
  });

  it('forgets everything when it is closed', async () => {
    const { flow, confirm } = await confirming();
    await confirm.fail(refusalOf({ kind: 'network' }));
    flow.send({ type: 'dialog.close' });
    expect(flow.getSnapshot().context).toMatchObject(nothingKnown);
  });
});

describe('turning it off', () => {
  it('takes the password, and leaves it on when that is refused', async () => {
    const { flow, end, told } = ending('wrong');
    expect(end.asked).toEqual([{ password: 'wrong' }]);
    await end.fail(refusalOf({ status: 400, fields: { password: 'The password is incorrect' } }));
    expect(flow.getSnapshot().context.refusal?.fields).toEqual({ password: 'The password is incorrect' });
    flow.send({ type: 'dialog.close' });
    expect([flow.getSnapshot().value, told]).toEqual(['on', []]);
    expect(flow.getSnapshot().context).toMatchObject(nothingKnown);
  });

  it('shows no old reason while it asks again, and gives up after twenty seconds', async () => {
    const { flow, end, clock } = ending();
    await end.fail(refusalOf({ status: 500 }));
    flow.send({ type: 'password.submit' });
    expect(flow.getSnapshot().context.refusal).toBeNull();
    expect(around(clock, 20_000, () => flow.getSnapshot().value)).toEqual([
      { turningOff: 'ending' },
      { turningOff: 'asking' },
    ]);
  });

  it('tells the rest of the shop, and the person, once it is off', async () => {
    const { flow, end, told } = ending();
    await end.answer(undefined);
    expect([flow.getSnapshot().value, told]).toEqual(['off', ['changed', 'off']]);
    expect(flow.getSnapshot().context.password).toBe('');
  });
});

describe('what another device did', () => {
  it('is shown at once while nothing is being changed here, both ways', () => {
    const { flow, changed } = start();
    changed(true);
    expect(flow.getSnapshot().value).toBe('on');
    changed(false);
    expect(flow.getSnapshot().value).toBe('off');
  });

  it('changes nothing in a dialog that is open, and is shown when it is closed', async () => {
    const on = await scanning();
    on.changed(true);
    expect(on.flow.getSnapshot().value).toEqual({ turningOn: 'scanning' });
    on.flow.send({ type: 'dialog.close' });
    expect(on.flow.getSnapshot().value).toBe('on');
    const off = start(true);
    off.flow.send({ type: 'code.turnOff' });
    off.changed(false);
    expect(off.flow.getSnapshot().value).toEqual({ turningOff: 'asking' });
    off.flow.send({ type: 'dialog.close' });
    expect(off.flow.getSnapshot().value).toBe('off');
  });

  it('takes away what is said of the recovery codes, with the code itself', async () => {
    const { flow, confirm, changed } = await confirming();
    await confirm.fail(onAlready);
    changed(false);
    expect(flow.getSnapshot()).toMatchObject({ value: 'off', context: nothingKnown });
  });
});

nothingIsMissed(oneTimeCodeMachine);
