import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { sendCode as sendCodeCall, signIn as signInCall } from '#contract/session/session.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { loginMachine } from './login.machine.ts';
import { loginPaths } from './login.paths.ts';

// Written by hand from spec 4 and product.md 3: every step there is, and none besides.
const steps = [
  'code.editing | five minutes pass | code.expired',
  'code.editing | goes back | credentials.editing, e-mail',
  'code.editing | types code | code.editing, code',
  'code.editing, code | five minutes pass | code.expired',
  'code.editing, code | goes back | credentials.editing, e-mail',
  'code.editing, code | sends code | code.submitting',
  'code.editing, code | types code | code.editing, code',
  'code.expired | five minutes pass | code.expired',
  'code.expired | goes back | credentials.editing, e-mail',
  'code.refused | five minutes pass | code.expired',
  'code.refused | goes back | credentials.editing, e-mail',
  'code.refused | types code | code.editing, code',
  'code.refused, no answer | five minutes pass | code.expired',
  'code.refused, no answer | goes back | credentials.editing, e-mail',
  'code.refused, no answer | sends code | code.submitting',
  'code.refused, no answer | types code | code.editing, code',
  'code.submitting | goes back | credentials.editing, e-mail',
  'code.submitting | sendCode answers | signedIn',
  'code.submitting | sendCode fails | code.refused',
  'code.submitting | sendCode over | code.expired',
  'code.submitting | sendCode refuses | code.refused',
  'code.submitting | sendCode silent | code.refused, no answer',
  'code.submitting | sendCode slow | code.submitting',
  'code.submitting | sendCode too many | code.waiting, 2 s',
  'code.submitting | sendCode unreachable | code.refused, no answer',
  'code.waiting, 1 s | code second passes | code.editing, code',
  'code.waiting, 1 s | five minutes pass | code.expired',
  'code.waiting, 1 s | goes back | credentials.editing, e-mail',
  'code.waiting, 1 s | types code | code.waiting, 1 s',
  'code.waiting, 2 s | code second passes | code.waiting, 1 s',
  'code.waiting, 2 s | five minutes pass | code.expired',
  'code.waiting, 2 s | goes back | credentials.editing, e-mail',
  'code.waiting, 2 s | types code | code.waiting, 2 s',
  'credentials.editing | sends credentials | credentials.editing',
  'credentials.editing | types e-mail | credentials.editing, e-mail',
  'credentials.editing | types no e-mail | credentials.editing',
  'credentials.editing | types password | credentials.editing, password',
  'credentials.editing, e-mail | sends credentials | credentials.editing, e-mail',
  'credentials.editing, e-mail | types e-mail | credentials.editing, e-mail',
  'credentials.editing, e-mail | types no e-mail | credentials.editing',
  'credentials.editing, e-mail | types password | credentials.editing, e-mail, password',
  'credentials.editing, e-mail, password | sends credentials | credentials.submitting',
  'credentials.editing, e-mail, password | types e-mail | credentials.editing, e-mail, password',
  'credentials.editing, e-mail, password | types no e-mail | credentials.editing, password',
  'credentials.editing, e-mail, password | types password | credentials.editing, e-mail, password',
  'credentials.editing, password | sends credentials | credentials.editing, password',
  'credentials.editing, password | types e-mail | credentials.editing, e-mail, password',
  'credentials.editing, password | types no e-mail | credentials.editing, password',
  'credentials.editing, password | types password | credentials.editing, password',
  'credentials.refused | sends credentials | credentials.submitting',
  'credentials.refused | types e-mail | credentials.editing, e-mail, password',
  'credentials.refused | types no e-mail | credentials.editing, password',
  'credentials.refused | types password | credentials.editing, e-mail, password',
  'credentials.refused, no answer | sends credentials | credentials.submitting',
  'credentials.refused, no answer | types e-mail | credentials.editing, e-mail, password',
  'credentials.refused, no answer | types no e-mail | credentials.editing, password',
  'credentials.refused, no answer | types password | credentials.editing, e-mail, password',
  'credentials.submitting | signIn answers attempt | code.editing',
  'credentials.submitting | signIn answers nothing useful | credentials.refused',
  'credentials.submitting | signIn answers token | signedIn',
  'credentials.submitting | signIn fails | credentials.refused',
  'credentials.submitting | signIn refuses | credentials.refused',
  'credentials.submitting | signIn silent | credentials.refused, no answer',
  'credentials.submitting | signIn slow | credentials.submitting',
  'credentials.submitting | signIn too many | credentials.waiting, 2 s',
  'credentials.submitting | signIn unreachable | credentials.refused, no answer',
  'credentials.waiting, 1 s | second passes | credentials.editing, e-mail, password',
  'credentials.waiting, 1 s | types e-mail | credentials.waiting, 1 s',
  'credentials.waiting, 1 s | types no e-mail | credentials.waiting, 1 s',
  'credentials.waiting, 1 s | types password | credentials.waiting, 1 s',
  'credentials.waiting, 2 s | second passes | credentials.waiting, 1 s',
  'credentials.waiting, 2 s | types e-mail | credentials.waiting, 2 s',
  'credentials.waiting, 2 s | types no e-mail | credentials.waiting, 2 s',
  'credentials.waiting, 2 s | types password | credentials.waiting, 2 s',
];

it('takes exactly the steps that signing in allows', () => {
  expect(transitionsOf(loginMachine, explorationOf(loginPaths))).toEqual(steps);
});

function begin() {
  const signIn = heldCall<AnswerOf<typeof signInCall>, BodyOf<typeof signInCall>>();
  const sendCode = heldCall<AnswerOf<typeof sendCodeCall>, BodyOf<typeof sendCodeCall>>();
  const stored: string[] = [];
  const clock = stillClock();
  const login = createActor(
    loginMachine.provide({
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

  it('stay where they are when they are refused, with the reason until one types', async () => {
    const { login, signIn } = typed('employee@izbor.demo');
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 400, message: 'The e-mail or the password is not right.' }));
    expect(login.getSnapshot().context).toMatchObject({
      email: 'employee@izbor.demo',
      password: 'Izbor!2026',
      refusal: { message: 'The e-mail or the password is not right.' },
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
    clock.increment(4_000);
    expect(login.getSnapshot().context.slow).toBe(true);
    clock.increment(16_000);
    expect(login.getSnapshot().value).toEqual({ credentials: 'refused' });
    expect(login.getSnapshot().context).toMatchObject({ slow: false, refusal: { kind: 'timeout' } });
    expect(signIn.signals[0]?.aborted).toBe(true);
  });

  it('for a code ends too, and the code may be sent again as it is', async () => {
    const { login, sendCode, clock } = await asked();
    login.send({ type: 'code.change', code: '123456' });
    login.send({ type: 'code.submit' });
    clock.increment(20_000);
    login.send({ type: 'code.submit' });
    expect(sendCode.asked).toHaveLength(2);
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
      clock.increment(1000);
      seconds.push(login.getSnapshot().context.wait);
    }
    expect(seconds).toEqual([3, 2, 1]);
    expect(login.getSnapshot().can({ type: 'credentials.submit' })).toBe(false);
    clock.increment(1000);
    login.send({ type: 'credentials.submit' });
    expect(signIn.asked).toHaveLength(2);
  });

  it('one waits half a minute when the server does not say how long', async () => {
    const { login, signIn } = typed();
    login.send({ type: 'credentials.submit' });
    await signIn.fail(refusalOf({ status: 429 }));
    expect(login.getSnapshot().context.wait).toBe(30);
  });
});

describe('the one-time code', () => {
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
    expect(login.getSnapshot().context.code).toBe('');
  });

  it('may come within five minutes, after that one starts again', async () => {
    const { login, clock } = await asked();
    clock.increment(5 * 60_000 - 1);
    expect(login.getSnapshot().value).toEqual({ code: 'editing' });
    clock.increment(1);
    expect(login.getSnapshot().value).toEqual({ code: 'expired' });
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
