import { noAnswer } from '../refusal.ts';
import { countingCoupon, enrolmentSetup, paysOf } from './enrolment.setup.ts';

export { countingCoupon, type Enrolling, type EnrolmentEvent, paysOf, type SeenLearning } from './enrolment.setup.ts';

// No dialog is open and no answer is awaited: news of the server is taken over.
const preview = enrolmentSetup.createStateConfig({
  initial: 'deciding',
  entry: 'showPrice',
  always: { guard: 'isEnrolled', target: 'enrolled' },
  on: {
    'coupon.check': {
      guard: { type: 'mayCheck', params: ({ event }) => event },
      target: 'couponChecking',
      actions: { type: 'keepTyped', params: ({ event }) => event },
    },
    'enrol.ask': [
      {
        guard: 'isForNothing',
        target: 'paying',
        actions: { type: 'startTry', params: ({ event }) => event },
      },
      { target: 'confirming', actions: 'forgetRefusal' },
    ],
    'course.read': { actions: [{ type: 'keepSeen', params: ({ event }) => event }, 'showPrice'] },
  },
  states: {
    deciding: { always: [{ guard: 'hasCoupon', target: 'couponApplied' }, { target: 'open' }] },
    open: {},
    couponApplied: { on: { 'coupon.remove': { target: 'open', actions: 'forgetCoupon' } } },
    couponRefused: {},
    refused: { on: { 'coupon.remove': { guard: 'hasCoupon', target: 'open', actions: 'forgetCoupon' } } },
    failed: { on: { 'coupon.remove': { guard: 'hasCoupon', target: 'open', actions: 'forgetCoupon' } } },
  },
});

/**
 * From the preview of a course or a package to the enrolment (machines.md 15). Confirming again during the call does nothing, and
 * retrying after a failure sends the same idempotency key, so one attempt is one enrolment. A free course asks for no confirmation.
 * News of the server is stored while a dialog is open and taken over when it closes, so a price never changes while it is being
 * confirmed.
 */
export const enrolmentMachine = enrolmentSetup.createMachine({
  id: 'enrolment',
  context: ({ input: { price, enrolled, coupon = null } }) => ({
    price,
    seen: { price, enrolled },
    coupon,
    typed: '',
    key: null,
    refusal: null,
  }),
  invoke: { src: 'watchCourse', input: ({ self }) => ({ machine: self }) },
  on: { 'course.read': { actions: { type: 'keepSeen', params: ({ event }) => event } } },
  initial: 'preview',
  states: {
    preview,
    couponChecking: {
      invoke: {
        id: 'checkCoupon',
        src: 'checkCoupon',
        input: ({ context: { typed } }) => ({ name: typed }),
        onDone: {
          target: 'preview.couponApplied',
          actions: ['forgetCoupon', { type: 'keepCoupon', params: ({ event }) => event }],
        },
        onError: [
          // After signing in again the flow continues where it was.
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'preview' },
          {
            target: 'preview.couponRefused',
            actions: ['forgetCoupon', { type: 'keepRefusal', params: ({ event }) => event }],
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'preview.couponRefused',
          actions: ['forgetCoupon', { type: 'keepRefusal', params: { error: noAnswer } }],
        },
      },
    },
    confirming: {
      on: {
        'enrol.dismiss': { target: 'preview' },
        'enrol.confirm': { target: 'paying', actions: { type: 'startTry', params: ({ event }) => event } },
      },
    },
    paying: {
      invoke: {
        id: 'enrol',
        src: 'enrol',
        input: ({ context }) => ({
          key: context.key ?? '',
          coupon: countingCoupon(context)?.name ?? null,
          pays: paysOf(context),
        }),
        onDone: { target: 'enrolled', actions: 'reload' },
        onError: [
          // Another tab was first.
          { guard: { type: 'isAlready', params: ({ event }) => event }, target: 'enrolled', actions: 'reload' },
          {
            guard: { type: 'isPriceChanged', params: ({ event }) => event },
            target: 'priceChanged',
            actions: ['endTry', { type: 'keepNewPrice', params: ({ event }) => event }, 'reload'],
          },
          {
            guard: { type: 'isUnknownCoupon', params: ({ event }) => event },
            target: 'preview.couponRefused',
            actions: ['forgetCoupon', { type: 'keepRefusal', params: ({ event }) => event }],
          },
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'preview' },
          {
            guard: { type: 'isUnsettled', params: ({ event }) => event },
            target: 'preview.failed',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'reload'],
          },
          {
            target: 'preview.refused',
            actions: ['endTry', { type: 'keepRefusal', params: ({ event }) => event }, 'reload'],
          },
        ],
      },
      after: {
        answerLimit: {
          target: 'preview.failed',
          actions: [{ type: 'keepRefusal', params: { error: noAnswer } }, 'reload'],
        },
      },
    },
    priceChanged: {
      on: {
        'enrol.dismiss': { target: 'preview' },
        'enrol.confirm': { target: 'paying', actions: { type: 'startTry', params: ({ event }) => event } },
      },
    },
    enrolled: {},
  },
});
