import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { type Enrolling, enrolmentMachine, paysOf } from './enrolment.machine.ts';
import { enrolmentPaths } from './enrolment.paths.ts';
import { steps } from './enrolment.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(enrolmentMachine, explorationOf(enrolmentPaths))).toEqual([...steps].sort());
});

function begin({ price = 250_000, enrolled = false } = {}) {
  const checkCoupon = heldCall<CheckedCoupon, { name: string }>();
  const enrol = heldCall<unknown, Enrolling>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    enrolmentMachine.provide({
      actors: { checkCoupon: fromPromise(checkCoupon.call), enrol: fromPromise(enrol.call) },
      actions: { sayEnrolled: () => said.push('enrolled'), reload: () => said.push('read again') },
    }),
    { input: { price, enrolled }, clock },
  ).start();
  return { actor, checkCoupon, enrol, said, clock };
}

it('asks before money moves, and pays once however often one confirms', async () => {
  const { actor, enrol, said } = begin();
  actor.send({ type: 'enrol.ask', key: 'first' });
  expect([actor.getSnapshot().value, enrol.asked]).toEqual(['confirming', []]);
  actor.send({ type: 'enrol.confirm', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'second' });
  await enrol.answer({});
  expect(enrol.asked).toEqual([{ key: 'first', coupon: null, pays: 250_000 }]);
  expect([actor.getSnapshot().value, said]).toEqual(['enrolled', ['enrolled', 'read again']]);
});

it('enrols in what is free without asking', () => {
  const { actor, enrol } = begin({ price: 0 });
  actor.send({ type: 'enrol.ask', key: 'first' });
  expect([actor.getSnapshot().value, enrol.asked]).toEqual(['paying', [{ key: 'first', coupon: null, pays: 0 }]]);
});

it('takes a coupon off by what the server says, and sends its name and what is to be paid', async () => {
  const { actor, checkCoupon, enrol } = begin();
  actor.send({ type: 'coupon.check', name: '  znanje50 ' });
  await checkCoupon.answer({ name: 'ZNANJE50', percent_off: 50 });
  expect(checkCoupon.asked).toEqual([{ name: 'znanje50' }]);
  expect(paysOf(actor.getSnapshot().context)).toBe(125_000);
  actor.send({ type: 'enrol.ask', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'first' });
  expect(enrol.asked).toEqual([{ key: 'first', coupon: 'ZNANJE50', pays: 125_000 }]);
});

it('looks up no name that is empty', () => {
  const { actor, checkCoupon } = begin();
  actor.send({ type: 'coupon.check', name: '   ' });
  expect([actor.getSnapshot().matches('preview'), checkCoupon.asked]).toEqual([true, []]);
});

it('keeps the key where the outcome is not known, and takes a new one after a refusal', async () => {
  const { actor, enrol, clock } = begin();
  const tryWith = (key: string) => {
    actor.send({ type: 'enrol.ask', key });
    actor.send({ type: 'enrol.confirm', key });
  };
  tryWith('first');
  clock.increment(20_000);
  tryWith('second');
  await enrol.fail(refusalOf({ status: 400, code: 'enrolments.low_budget', message: 'Not enough' }));
  expect(actor.getSnapshot().context.refusal?.message).toBe('Not enough');
  tryWith('third');
  expect(enrol.asked.map(({ key }) => key)).toEqual(['first', 'first', 'third']);
});

it('asks anew at another price, and pays that one', async () => {
  const { actor, enrol } = begin();
  actor.send({ type: 'enrol.ask', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'first' });
  await enrol.fail(
    refusalOf({ status: 409, code: 'enrolments.price_changed', body: { full_price: 2600.5, percent_off: 0 } }),
  );
  expect(actor.getSnapshot().value).toBe('priceChanged');
  actor.send({ type: 'enrol.confirm', key: 'second' });
  expect(enrol.asked.at(-1)).toEqual({ key: 'second', coupon: null, pays: 260_050 });
});

it('takes the coupon off a new price once, by what it takes off now', async () => {
  const { actor, checkCoupon, enrol } = begin();
  actor.send({ type: 'coupon.check', name: 'ZNANJE50' });
  await checkCoupon.answer({ name: 'ZNANJE50', percent_off: 50 });
  actor.send({ type: 'enrol.ask', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'first' });
  const body = { price_currency: 2100, full_price: 3000, percent_off: 30 };
  await enrol.fail(refusalOf({ status: 409, code: 'enrolments.price_changed', body }));
  expect(paysOf(actor.getSnapshot().context)).toBe(210_000);
  actor.send({ type: 'enrol.confirm', key: 'second' });
  expect(enrol.asked.at(-1)).toEqual({ key: 'second', coupon: 'ZNANJE50', pays: 210_000 });
});

it('begins with the coupon that was applied before', () => {
  const coupon = { name: 'ZNANJE50', percent_off: 50 };
  const actor = createActor(enrolmentMachine, { input: { price: 250_000, enrolled: false, coupon } }).start();
  expect([actor.getSnapshot().value, paysOf(actor.getSnapshot().context)]).toEqual([
    { preview: 'couponApplied' },
    125_000,
  ]);
});

it('is enrolled where the person was before', () => {
  expect(begin({ enrolled: true }).actor.getSnapshot().value).toBe('enrolled');
});
