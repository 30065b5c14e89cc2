import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type MailRequestInput, mailRequestMachine } from './mail-request.machine.ts';
import { mailRequestPaths } from './mail-request.paths.ts';
import { steps } from './mail-request.steps.ts';

function begin(input: MailRequestInput = {}) {
  const requestMail = heldCall<{ email: string }, { email: string }>();
  const clock = stillClock();
  const call = fromPromise(requestMail.call);
  const machine = underTest(mailRequestMachine).provide({ actors: { requestMail: call, requestAgain: call } });
  const request = createActor(machine, { input, clock }).start();
  const read = () => request.getSnapshot().context;
  return { request, requestMail, clock, read };
}

it('takes exactly the steps that asking for a mail allows', () => {
  expect(transitionsOf(underTest(mailRequestMachine), explorationOf(mailRequestPaths))).toEqual([...steps].sort());
});

it('asks once, without blanks, and may ask again after a minute', async () => {
  const { request, requestMail, clock } = begin();
  request.send({ type: 'email.change', email: ' ana@izbor.demo ' });
  request.send({ type: 'mail.request' });
  request.send({ type: 'mail.request' });
  await requestMail.answer({ email: 'ana@izbor.demo' });
  expect(requestMail.asked).toEqual([{ email: 'ana@izbor.demo' }]);

  for (let second = 0; second < 59; second += 1) clock.increment(1000);
  request.send({ type: 'mail.request' });
  expect(requestMail.asked).toHaveLength(1);
  clock.increment(999);
  request.send({ type: 'mail.request' });
  expect(requestMail.asked).toHaveLength(1);
  clock.increment(1);
  expect(request.getSnapshot().context.wait).toBe(0);
  request.send({ type: 'mail.request' });
  expect(requestMail.asked[1]).toEqual({ email: 'ana@izbor.demo' });
});

it('says that an address is missing only once it was asked for', () => {
  const { request, requestMail, read } = begin();
  expect(read().checked).toBe(false);
  request.send({ type: 'mail.request' });
  expect([read().checked, requestMail.asked]).toEqual([true, []]);
});

it('says that it is missing when an address that was sent is taken out', async () => {
  const { request, requestMail, read } = begin({ email: 'ana@izbor.demo' });
  request.send({ type: 'mail.request' });
  await requestMail.fail(refusalOf({ status: 500, message: 'No' }));
  request.send({ type: 'email.change', email: '' });
  expect(read()).toMatchObject({ checked: true, refusal: null });
});

it('shows no old reason while it asks again, and says when an answer takes long', async () => {
  const { request, requestMail, clock, read } = begin({ email: 'ana@izbor.demo' });
  request.send({ type: 'mail.request' });
  await requestMail.fail(refusalOf({ status: 500, message: 'No' }));
  expect(read().refusal?.message).toBe('No');
  request.send({ type: 'mail.request' });
  expect(read().refusal).toBeNull();
  expect(around(clock, 4000, () => read().slow)).toEqual([false, true]);
  await requestMail.answer({ email: 'ana@izbor.demo' });
  expect(read().slow).toBe(false);
});

it('counts the seconds of a wait down and may then be asked', async () => {
  const { request, requestMail, clock, read } = begin({ email: 'ana@izbor.demo' });
  request.send({ type: 'mail.request' });
  await requestMail.fail(refusalOf({ status: 429, retryAfter: 2 }));
  expect(around(clock, 1000, () => read().wait)).toEqual([2, 1]);
  expect(around(clock, 1000, () => read().wait)).toEqual([1, 0]);
  request.send({ type: 'mail.request' });
  expect(requestMail.asked).toHaveLength(2);
});

it('that fails once a mail was sent is said, and is forgotten with another try or another address', async () => {
  const { request, requestMail, clock, read } = begin({ email: 'ana@izbor.demo', sent: true, pause: 1 });
  clock.increment(1000);
  request.send({ type: 'mail.request' });
  expect(around(clock, 20_000, () => request.getSnapshot().value)).toEqual([{ sent: 'sending' }, { sent: 'refused' }]);
  expect(read().refusal?.kind).toBe('timeout');
  request.send({ type: 'mail.request' });
  expect(read().refusal).toBeNull();
  await requestMail.fail(refusalOf({ status: 500 }));
  request.send({ type: 'address.reopen' });
  expect(read().refusal).toBeNull();
});

it('waits as long as the server says after too many', async () => {
  const { request, requestMail, clock } = begin({ email: 'ana@izbor.demo', sent: true, pause: 1 });
  clock.increment(1000);
  request.send({ type: 'mail.request' });
  await requestMail.fail(refusalOf({ status: 429, retryAfter: 3600 }));
  expect(request.getSnapshot().context.wait).toBe(3600);
});

it('keeps the address when nobody answers', () => {
  const { request, requestMail, clock } = begin({ email: 'ana@izbor.demo' });
  request.send({ type: 'mail.request' });
  expect(around(clock, 20_000, () => request.getSnapshot().value)).toEqual([
    { address: 'sending' },
    { address: 'refused' },
  ]);
  expect(request.getSnapshot().context).toMatchObject({ email: 'ana@izbor.demo', refusal: { kind: 'timeout' } });
  expect(requestMail.signals[0]?.aborted).toBe(true);
});

nothingIsMissed(mailRequestMachine);
