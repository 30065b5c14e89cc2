import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, stillClock } from '../testing/start.ts';
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
  return { request, requestMail, clock };
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
  clock.increment(1000);
  request.send({ type: 'mail.request' });
  expect(requestMail.asked).toHaveLength(2);
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
  clock.increment(20_000);
  expect(request.getSnapshot().context).toMatchObject({ email: 'ana@izbor.demo', refusal: { kind: 'timeout' } });
  expect(requestMail.signals[0]?.aborted).toBe(true);
});

nothingIsMissed(mailRequestMachine);
