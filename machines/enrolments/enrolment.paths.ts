import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { enrolmentMachine } from './enrolment.machine.ts';

const price = 250_000;
const otherPrice = 300_000;
const refused = (status: number, code: string, body?: unknown) => refusalOf({ status, code, body });

type Snapshot = SnapshotFrom<typeof enrolmentMachine>;

const events = {
  'read enrolled': {
    event: ({ context: { price } }: Snapshot) => ({ type: 'course.read', price, enrolled: true }),
    words: 'the preview says that the person is enrolled',
  },
  'read again': {
    event: ({ context: { price } }: Snapshot) => ({ type: 'course.read', price, enrolled: false }),
    words: 'the preview says that the person is not enrolled',
  },
  'read another price': {
    event: ({ context }: Snapshot) => ({
      type: 'course.read',
      price: context.price === price ? otherPrice : price,
      enrolled: false,
    }),
    words: 'the preview says that it costs something else now',
  },
  'read free': {
    event: ({ value, context }: Snapshot) =>
      statePath(value) === 'preview.open' && !context.coupon
        ? { type: 'course.read', price: 0, enrolled: false }
        : null,
    words: 'the preview says that it costs nothing now',
  },
  'checks coupon': { event: { type: 'coupon.check', name: 'znanje50' }, words: 'the person has a coupon looked up' },
  'checks nothing': {
    event: { type: 'coupon.check', name: ' ' },
    words: 'the person has no name looked up',
    ignored: true,
  },
  'removes coupon': { event: { type: 'coupon.remove' }, words: 'the person takes the coupon away' },
  asks: { event: { type: 'enrol.ask', key: 'first-try' }, words: 'the person presses Enrol' },
  dismisses: { event: { type: 'enrol.dismiss' }, words: 'the person closes the dialog' },
  confirms: { event: { type: 'enrol.confirm', key: 'first-try' }, words: 'the person confirms' },

  'coupon answers': {
    event: answers('checkCoupon', { name: 'ZNANJE50', percent_off: 50 }),
    words: 'the server says what the coupon takes off',
  },
  'coupon unknown': {
    event: fails('checkCoupon', refused(404, 'coupons.unknown')),
    words: 'the server knows no such coupon',
  },
  'coupon unauthorised': {
    event: fails('checkCoupon', refused(401, 'session.missing')),
    words: 'the server no longer knows the person who has a coupon looked up',
  },
  'coupon silent': {
    event: passes('answerLimit', 'enrolment.couponChecking'),
    words: 'the server does not say in time what the coupon takes off',
  },

  'enrol answers': { event: answers('enrol', {}), words: 'the server enrols the person' },
  'enrol already': {
    event: fails('enrol', refused(409, 'enrolments.already')),
    words: 'the server says that the person is enrolled already',
  },
  'enrol price changed': {
    event: fails(
      'enrol',
      refused(409, 'enrolments.price_changed', { price_currency: 2600, full_price: 2600, percent_off: 50 }),
    ),
    words: 'the server says that the price is another',
  },
  'enrol coupon gone': {
    event: fails('enrol', refused(404, 'coupons.unknown')),
    words: 'the server no longer knows the coupon',
  },
  'enrol low budget': {
    event: fails('enrol', refused(400, 'enrolments.low_budget')),
    words: 'the server says that the budget is not enough',
  },
  'enrol unauthorised': {
    event: fails('enrol', refused(401, 'session.missing')),
    words: 'the server no longer knows the person',
  },
  'enrol breaks': { event: fails('enrol', refused(500, 'internal')), words: 'the server breaks' },
  'enrol unreachable': { event: fails('enrol', refusalOf({ kind: 'network' })), words: 'the server cannot be reached' },
  'enrol silent': { event: passes('answerLimit', 'enrolment.paying'), words: 'the server does not answer in time' },
} as const;

const enrolButton = { role: 'button', text: 'enrolments:enrol', is: 'enabled' } as const;
const couponField = { role: 'textbox', text: 'enrolments:coupon.label' } as const;

/** Paths of an enrolment: samples of its events, and what each state shows. */
export const enrolmentPaths: PathsDefinition<typeof enrolmentMachine> = {
  name: 'enrolment',
  machine: enrolmentMachine,
  input: { price, enrolled: false },
  otherStarts: {
    'the person is enrolled already': { input: { price, enrolled: true }, state: 'enrolled' },
  },
  // Whether a coupon is applied decides what closing the dialog leads back to, and what is free asks nothing; what the server
  // said meanwhile decides what comes after an open dialog or an awaited answer.
  nameOf: ({ value, context }) => {
    const state = statePath(value);
    if (state === 'enrolled') return state;
    const hasCoupon = context.coupon && state !== 'preview.couponApplied';
    const kind = context.price === 0 ? 'free' : hasCoupon && 'coupon';
    const news = context.seen.enrolled ? 'enrolled elsewhere' : context.seen.price !== context.price && 'other price';
    return [state, kind, news].filter(Boolean).join(', ');
  },
  events,
  couplings: [
    'confirming, enrolled elsewhere | dismisses | enrolled',
    'confirming, other price | dismisses | preview.open',
  ],
  states: {
    'preview.open': {
      words: 'one may enrol',
      sights: [enrolButton, couponField],
      noted: { free: [enrolButton, { ...couponField, is: 'absent' }] },
    },
    'preview.couponApplied': {
      words: 'the coupon is taken off the price',
      sights: [enrolButton, { role: 'button', text: 'enrolments:coupon.remove' }],
    },
    'preview.couponRefused': {
      words: 'the coupon is not taken',
      sights: [enrolButton, couponField, { role: 'alert' }],
      noted: { free: [enrolButton, { ...couponField, is: 'absent' }, { role: 'alert' }] },
    },
    'preview.refused': { words: 'the enrolment is refused', sights: [enrolButton, { role: 'alert' }] },
    'preview.failed': { words: 'something went wrong', sights: [enrolButton, { role: 'alert' }] },
    couponChecking: {
      words: 'the coupon is looked up',
      sights: [{ role: 'button', text: 'enrolments:coupon.check', is: 'disabled' }],
    },
    confirming: {
      words: 'it is asked what one agrees to',
      sights: [{ role: 'alertdialog', text: 'enrolments:confirm.title' }],
    },
    paying: {
      words: 'the person is being enrolled',
      sights: [{ role: 'button', text: 'enrolments:confirm.yes', is: 'disabled' }],
      noted: { free: [{ ...enrolButton, is: 'disabled' }] },
    },
    priceChanged: {
      words: 'the new price is asked about',
      sights: [{ role: 'alertdialog', text: 'enrolments:price.title' }],
    },
    enrolled: {
      words: 'the person is enrolled',
      sights: [
        { ...enrolButton, is: 'absent' },
        { role: 'link', text: 'enrolments:start' },
      ],
    },
  },
};
