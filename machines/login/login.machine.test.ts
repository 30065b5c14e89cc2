import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { sendCode as sendCodeCall, signIn as signInCall } from '#contract/session/session.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { loginMachine } from './login.machine.ts';
import { loginPaths } from './login.paths.ts';
import { steps } from './login.steps.ts';

it('takes exactly the steps that signing in allows', () => {
  expect(transitionsOf(underTest(loginMachine), explorationOf(loginPaths))).toEqual([...steps].sort());
});

function begin() {
  const signIn = heldCall<AnswerOf<typeof signInCall>, BodyOf<typeof signInCall>>();
  const sendCode = heldCall<AnswerOf<typeof sendCodeCall>, BodyOf<typeof sendCodeCall>>();
  const stored: string[] = [];
  const clock = stillClock();
  const login = createActor(
    underTest(loginMachine).provide({
      actors: { signIn: fromPromise(signIn.call), sendCode: fromPromise(sendCode.call) },
      actions: { storeToken: (_, { token }) => stored.push(token) },
    }),
    { clock },
  ).start();
  return { login, signIn, sendCode, stored, clock };
}

function typed(email = ' employee@izbor.demo ') {
  const begun = begin();
  begun.login.send({ type: 'email.change', email });
  begun.login.send({ type: 'password.change', password: 'Izbor!2026' });
  return begun;
}

async function asked() {
  const begun = typed();
  begun.login.send({ type: 'credentials.submit' });
  await begun.signIn.answer({ id: 'attempt' });
  return begun;
}

describe('e-mail and password', () => {
  it('begin with the address that is known already', () => {
    const login = createActor(underTest(loginMachine), { input: { email: 'mina@izbor.demo' } });
    expect(login.getSnapshot().context).toMatchObject({ email: 'mina@izbor.demo', password: '' });
  });

  it('are sent once however often the button is pressed, without spaces around the e-mail', async () => {
    const { login, signIn, stored } = typed();
    login.send({ type: 'credentials.submit' });
    login.send({ type: 'credentials.submit' });
    await signIn.answer({ token: 'secret' });
    expect(signIn.asked).toEqual([{ email: 'employee@izbor.demo', password: 'Izbor!2026' }]);
    expect(stored).toEqual(['secret']);
  });

  it('are forgotten once the person is signed in', async () => {
    const { login, signIn } = typed();
    login.send({ type: 'credentials.submit' });
    await signIn.answer({ token: 'secret' });
    expect(login.getSnapshot().status).toBe('done');
    expect(JSON.stringify(login.getSnapshot().context)).not.toMatch(/Izbor!2026|employee|secret/);
  });

  it('and the code with its attempt are forgotten once a code signed the person in', async () => {
    const { login, sendCode } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    await sendCode.answer({ token: 'secret' });
    expect(JSON.stringify(login.getSnapshot().context)).not.toMatch(/123456|attempt":"attempt/);
  });

  it('that were refused are checked again as they are, without the old reason beside them', async () => {
    const { login, signIn } = typed();
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 400 }));
    login.send({ type: 'credentials.submit' });
    expect(login.getSnapshot().context.refusal).toBeNull();
  });

  it('are said to be missing when they are emptied after they were sent', async () => {
    const { login, signIn } = typed();
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 400, message: 'no' }));
    login.send({ type: 'email.change', email: '' });
    expect(login.getSnapshot().context).toMatchObject({ checked: true, refusal: null });
  });

  it('stay where they are when they are refused, with the reason until one types', async () => {
    const { login, signIn } = typed('employee@izbor.demo');
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 400, message: 'The e-mail or password is incorrect.' }));
    expect(login.getSnapshot().context).toMatchObject({
      email: 'employee@izbor.demo',
      password: 'Izbor!2026',
      refusal: { message: 'The e-mail or password is incorrect.' },
    });
    login.send({ type: 'password.change', password: 'Izbor!2027' });
    expect(login.getSnapshot().context.refusal).toBeNull();
  });

  it('are not sent while one is missing, and what is missing may be said then', () => {
    const { login, signIn } = begin();
    expect(login.getSnapshot().context.checked).toBe(false);
    login.send({ type: 'credentials.submit' });
    expect(login.getSnapshot().context.checked).toBe(true);
    expect(signIn.asked).toEqual([]);
  });

  it('cannot be changed under a check that is going on', () => {
    const { login } = typed();
    login.send({ type: 'credentials.submit' });
    login.send({ type: 'password.change', password: 'another' });
    expect(login.getSnapshot().context.password).toBe('Izbor!2026');
  });
});

describe('the wait for an answer', () => {
  it('is called long after four seconds and ends after twenty, with the call given up', () => {
    const { login, signIn, clock } = typed();
    login.send({ type: 'credentials.submit' });
    clock.increment(3_999);
    expect(login.getSnapshot().context.slow).toBe(false);
    clock.increment(1);
    expect(login.getSnapshot().context.slow).toBe(true);
    clock.increment(15_999);
    expect(login.getSnapshot().value).toEqual({ credentials: 'submitting' });
    clock.increment(1);
    expect(login.getSnapshot().value).toEqual({ credentials: 'refused' });
    expect(login.getSnapshot().context).toMatchObject({ slow: false, refusal: { kind: 'timeout' } });
    expect(signIn.signals[0]?.aborted).toBe(true);
  });

  it('for a code ends too, and the code may be sent again as it is', async () => {
    const { login, sendCode, clock } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    clock.increment(20_000);
    expect(login.getSnapshot().context).toMatchObject({ code: '123456', slow: false, refusal: { kind: 'timeout' } });
    login.send({ type: 'code.submit' });
    expect(sendCode.asked).toHaveLength(2);
    expect(login.getSnapshot().context.refusal).toBeNull();
  });
});

describe('after too many tries', () => {
  it('the seconds are counted down, then one may try again with what was typed', async () => {
    const { login, signIn, clock } = typed('employee@izbor.demo');
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 429, retryAfter: 3 }));
    const seconds = [login.getSnapshot().context.wait];
    login.send({ type: 'credentials.submit' });
    for (const _ of [1, 2]) {
      clock.increment(999);
      seconds.push(login.getSnapshot().context.wait);
      clock.increment(1);
      seconds.push(login.getSnapshot().context.wait);
    }
    expect(seconds).toEqual([3, 3, 2, 2, 1]);
    expect(login.getSnapshot().can({ type: 'credentials.submit' })).toBe(false);
    clock.increment(1000);
    expect(login.getSnapshot().context.wait).toBe(0);
    login.send({ type: 'credentials.submit' });
    expect(signIn.asked).toHaveLength(2);
  });

  it('of a code the seconds are counted down too, and it may be sent again as it is', async () => {
    const { login, sendCode, clock } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    await sendCode.fail(refusalOf({ status: 429, retryAfter: 2 }));
    for (const left of [1, 0]) {
      clock.increment(1000);
      expect(login.getSnapshot().context.wait).toBe(left);
    }
    login.send({ type: 'code.submit' });
    expect(sendCode.asked).toHaveLength(2);
  });

  it('one waits half a minute when the server does not say how long', async () => {
    const { login, signIn } = typed();
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 429 }));
    expect(login.getSnapshot().context.wait).toBe(30);
  });
});

describe('the one-time code', () => {
  it.each([
    ['', false],
    [' ', false],
    ['1234', false],
    ['12 34-5', false],
    ['123456', true],
    [' 123 456 ', true],
    ['ABCD-EFGH-JKLM', true],
  ])('typed as %j is whole: %s', async (code, whole) => {
    const { login } = await asked();
    login.send({ type: 'code.change', code });
    expect(login.getSnapshot().can({ type: 'code.submit' })).toBe(whole);
  });

  it('is asked for when the server answers an attempt, and the password is forgotten', async () => {
    const { login } = await asked();
    expect(login.getSnapshot().value).toEqual({ code: 'editing' });
    expect(login.getSnapshot().context.password).toBe('');
  });

  it('goes with its attempt and without spaces, once', async () => {
    const { login, sendCode, stored } = await asked();
    login.send({ type: 'code.change', code: ' 123456 ' });
    login.send({ type: 'code.submit' });
    login.send({ type: 'code.submit' });
    await sendCode.answer({ token: 'secret' });
    expect(sendCode.asked).toEqual([{ id: 'attempt', code: '123456' }]);
    expect(stored).toEqual(['secret']);
  });

  it('is typed anew when it was refused', async () => {
    const { login, sendCode } = await asked();
    login.send({ type: 'code.change', code: '000000' });
    login.send({ type: 'code.submit' });
    await sendCode.fail(refusalOf({ status: 400, code: 'session.code' }));
    expect(login.getSnapshot().context).toMatchObject({ code: '', refusal: { code: 'session.code' } });
    login.send({ type: 'code.change', code: '1' });
    expect(login.getSnapshot().context.refusal).toBeNull();
  });

  it('that one goes back from leaves nothing behind but the e-mail', async () => {
    const { login, sendCode } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    await sendCode.fail(refusalOf({ kind: 'network' }));
    login.send({ type: 'credentials.reopen' });
    expect(login.getSnapshot().context).toEqual({
      ...begin().login.getSnapshot().context,
      email: ' employee@izbor.demo ',
    });
  });

  it('that one goes back from while it has to wait leaves no wait behind', async () => {
    const { login, sendCode } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    await sendCode.fail(refusalOf({ status: 429, retryAfter: 9 }));
    login.send({ type: 'credentials.reopen' });
    expect(login.getSnapshot().context.wait).toBe(0);
  });

  it('may be of the other kind at once, however long the server has one wait for digits', async () => {
    const { login, sendCode, clock } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    await sendCode.fail(refusalOf({ status: 429, retryAfter: 80_000 }));
    login.send({ type: 'code.swap' });
    expect(login.getSnapshot().value).toEqual({ code: 'editing' });
    expect(login.getSnapshot().context).toMatchObject({ code: '', wait: 0 });
    login.send({ type: 'code.change', code: 'ABCD-EFGH-JKLM' });
    clock.increment(1000);
    login.send({ type: 'code.submit' });
    expect(sendCode.asked.at(-1)).toEqual({ id: 'attempt', code: 'ABCD-EFGH-JKLM' });
  });

  it('of the other kind is not said to be refused', async () => {
    const { login, sendCode } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    await sendCode.fail(refusalOf({ kind: 'network' }));
    login.send({ type: 'code.swap' });
    expect(login.getSnapshot().context).toMatchObject({ code: '', refusal: null });
  });

  it('may come within five minutes, after that one starts again', async () => {
    const { login, clock } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    clock.increment(5 * 60_000 - 1);
    expect(login.getSnapshot().value).toEqual({ code: 'editing' });
    clock.increment(1);
    expect(login.getSnapshot().value).toEqual({ code: 'expired' });
    expect(login.getSnapshot().context.code).toBe('');
    login.send({ type: 'credentials.reopen' });
    expect(login.getSnapshot().value).toEqual({ credentials: 'editing' });
    expect(login.getSnapshot().context.email).toBe(' employee@izbor.demo ');
  });

  it('that is being checked when the five minutes end may still be taken', async () => {
    const { login, sendCode, clock, stored } = await asked();
    clock.increment(5 * 60_000 - 1000);
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    clock.increment(1000);
    await sendCode.answer({ token: 'secret' });
    expect(stored).toEqual(['secret']);
  });

  it('that is taken after one went back signs nobody in', async () => {
    const { login, sendCode, stored } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    login.send({ type: 'credentials.reopen' });
    await sendCode.answer({ token: 'secret' });
    expect(stored).toEqual([]);
    expect(login.getSnapshot().value).toEqual({ credentials: 'editing' });
  });
});

nothingIsMissed(loginMachine);
