import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type Enrolling, type EnrolmentEvent, enrolmentMachine, paysOf } from './enrolment.machine.ts';
import { enrolmentPaths } from './enrolment.paths.ts';
import { steps } from './enrolment.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(enrolmentMachine), explorationOf(enrolmentPaths))).toEqual([...steps].sort());
});

function begin({ price = 250_000, enrolled = false } = {}) {
  const checkCoupon = heldCall<CheckedCoupon, { name: string }>();
  const enrol = heldCall<unknown, Enrolling>();
  const said: string[] = [];
  const clock = stillClock();
  const world = saidWorld<EnrolmentEvent>();
  const actor = createActor(
    underTest(enrolmentMachine).provide({
      actors: {
        checkCoupon: fromPromise(checkCoupon.call),
        enrol: fromPromise(enrol.call),
        watchCourse: world.watch,
      },
      actions: { reload: () => said.push('read again') },
    }),
    { input: { price, enrolled }, clock },
  ).start();
  const read = (now: number, isEnrolled = false) =>
    world.say({ type: 'course.read', price: now, enrolled: isEnrolled });
  return { actor, checkCoupon, enrol, said, clock, read };
}

it('asks before money moves, and pays once however often one confirms', async () => {
  const { actor, enrol, said } = begin();
  actor.send({ type: 'enrol.ask', key: 'first' });
  expect([actor.getSnapshot().value, enrol.asked]).toEqual(['confirming', []]);
  actor.send({ type: 'enrol.confirm', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'second' });
  await enrol.answer({});
  expect(enrol.asked).toEqual([{ key: 'first', coupon: null, pays: 250_000 }]);
  expect([actor.getSnapshot().value, said]).toEqual(['enrolled', ['read again']]);
});

it('enrols in what is free without asking', () => {
  const { actor, enrol } = begin({ price: 0 });
  actor.send({ type: 'enrol.ask', key: 'first' });
  expect([actor.getSnapshot().value, enrol.asked]).toEqual(['paying', [{ key: 'first', coupon: null, pays: 0 }]]);
});

it('sends no coupon with what has become free since it was applied', async () => {
  const { actor, checkCoupon, enrol, read } = begin();
  actor.send({ type: 'coupon.check', name: 'ZNANJE50' });
  await checkCoupon.answer({ name: 'ZNANJE50', percent_off: 50 });
  read(0);
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
  const actor = createActor(underTest(enrolmentMachine), {
    input: { price: 250_000, enrolled: false, coupon },
  }).start();
  expect([actor.getSnapshot().value, paysOf(actor.getSnapshot().context)]).toEqual([
    { preview: 'couponApplied' },
    125_000,
  ]);
});

it('is enrolled where the person was before', () => {
  expect(begin({ enrolled: true }).actor.getSnapshot().value).toBe('enrolled');
});

const refusalIn = ({ actor }: ReturnType<typeof begin>) => actor.getSnapshot().context.refusal;
const COUPON = { name: 'ZNANJE50', percent_off: 50 };

/** Presses Enrol and confirms. */
function agree({ actor }: ReturnType<typeof begin>, key: string) {
  actor.send({ type: 'enrol.ask', key });
  actor.send({ type: 'enrol.confirm', key });
}

it('says why there is no enrolment, and no longer once it is asked about again', async () => {
  const flow = begin();
  agree(flow, 'first');
  await flow.enrol.fail(refusalOf({ status: 503, message: 'In trouble' }));
  expect([flow.actor.getSnapshot().value, refusalIn(flow)?.message]).toEqual([{ preview: 'failed' }, 'In trouble']);
  flow.actor.send({ type: 'enrol.ask', key: 'second' });
  expect(refusalIn(flow)).toBeNull();
});

it('says nothing of the last try while what is free is tried again', async () => {
  const flow = begin({ price: 0 });
  flow.actor.send({ type: 'enrol.ask', key: 'first' });
  await flow.enrol.fail(refusalOf({ status: 503, message: 'In trouble' }));
  flow.actor.send({ type: 'enrol.ask', key: 'second' });
  expect([flow.actor.getSnapshot().value, refusalIn(flow)]).toEqual(['paying', null]);
});

it('says why a coupon is not taken, and no longer while the next is looked up', async () => {
  const flow = begin();
  const check = (name: string) => flow.actor.send({ type: 'coupon.check', name });
  check('no-such');
  await flow.checkCoupon.fail(refusalOf({ status: 404, code: 'coupons.unknown', message: 'No such coupon' }));
  expect(refusalIn(flow)?.message).toBe('No such coupon');
  check('znanje50');
  expect([flow.actor.getSnapshot().value, refusalIn(flow)]).toEqual(['couponChecking', null]);
  flow.clock.increment(19_999);
  expect(flow.actor.getSnapshot().value).toBe('couponChecking');
  flow.clock.increment(1);
  expect([flow.actor.getSnapshot().value, refusalIn(flow)?.kind]).toEqual([{ preview: 'couponRefused' }, 'timeout']);
});

it('says that the coupon went while one enrolled, and asks for the full price then', async () => {
  const flow = begin();
  flow.actor.send({ type: 'coupon.check', name: 'znanje50' });
  await flow.checkCoupon.answer(COUPON);
  agree(flow, 'first');
  await flow.enrol.fail(refusalOf({ status: 404, code: 'coupons.unknown', message: 'It is over' }));
  expect([refusalIn(flow)?.message, paysOf(flow.actor.getSnapshot().context)]).toEqual(['It is over', 250_000]);
});

it('takes another price to pay for another try, also where the outcome of the first is not known', async () => {
  const flow = begin();
  agree(flow, 'first');
  flow.clock.increment(20_000);
  expect(refusalIn(flow)?.kind).toBe('timeout');
  flow.actor.send({ type: 'coupon.check', name: 'znanje50' });
  await flow.checkCoupon.answer(COUPON);
  expect(refusalIn(flow)).toBeNull();
  agree(flow, 'second');
  flow.clock.increment(20_000);
  flow.actor.send({ type: 'coupon.remove' });
  expect(refusalIn(flow)).toBeNull();
  agree(flow, 'third');
  expect(flow.enrol.asked.map(({ key, pays }) => [key, pays])).toEqual([
    ['first', 250_000],
    ['second', 125_000],
    ['third', 250_000],
  ]);
});

it.each([
  ['another tab was faster', 'enrolments.already', {}, 'enrolled'],
  ['the price is another', 'enrolments.price_changed', { full_price: 2600, percent_off: 0 }, 'priceChanged'],
] as const)('reads the preview again when %s', async (_, code, body, state) => {
  const flow = begin();
  agree(flow, 'first');
  await flow.enrol.fail(refusalOf({ status: 409, code, body }));
  expect([flow.actor.getSnapshot().value, flow.said]).toEqual([state, ['read again']]);
});

it.each(['refused', 'in trouble', 'not answered'])('reads again how it stands when enrolling was %s', async (how) => {
  const { actor, enrol, said, clock } = begin();
  actor.send({ type: 'enrol.ask', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'first' });
  if (how === 'refused') await enrol.fail(refusalOf({ status: 400 }));
  else if (how === 'in trouble') await enrol.fail(refusalOf({ status: 500 }));
  else clock.increment(20_000);
  expect(said).toEqual(['read again']);
});

it('keeps the price that the dialog shows, and shows another one that was read meanwhile when it is closed', () => {
  const { actor, enrol, read } = begin();
  actor.send({ type: 'enrol.ask', key: 'first' });
  read(300_000);
  expect(actor.getSnapshot().context.price).toBe(250_000);
  actor.send({ type: 'enrol.dismiss' });
  expect(actor.getSnapshot().context.price).toBe(300_000);
  actor.send({ type: 'enrol.ask', key: 'first' });
  actor.send({ type: 'enrol.confirm', key: 'first' });
  expect(enrol.asked).toEqual([{ key: 'first', coupon: null, pays: 300_000 }]);
});

it('is enrolled once the dialog is closed, when that happened elsewhere meanwhile', () => {
  const { actor, read } = begin();
  actor.send({ type: 'enrol.ask', key: 'first' });
  read(250_000, true);
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'enrol.dismiss' });
  expect(actor.getSnapshot().value).toBe('enrolled');
});

it('goes by the price of the refusal until the preview is read again, and is enrolled where that was read before', async () => {
  const body = { full_price: 2600, percent_off: 0 };
  const flow = begin();
  agree(flow, 'first');
  flow.read(250_000, true);
  await flow.enrol.fail(refusalOf({ status: 409, code: 'enrolments.price_changed', body }));
  expect(flow.actor.getSnapshot().context).toMatchObject({ price: 260_000, seen: { price: 260_000, enrolled: true } });
});

nothingIsMissed(enrolmentMachine);
