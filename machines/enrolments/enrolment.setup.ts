import { assign, setup } from 'xstate';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import { priceWithCoupon } from '#contract/courses/courses.rules.ts';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import { providedBy } from '../provided.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watching.ts';

/** A course or a package as its preview says. */
export interface SeenLearning {
  /** What it costs before a coupon as the person sees it, in minor units of their currency; 0 when it is free. */
  price: Minor;
  enrolled: boolean;
}

export interface EnrolmentInput extends SeenLearning {
  /** The coupon that was applied before the session ended: after signing in again it is applied still. */
  coupon?: CheckedCoupon | null;
}

/** What is sent when somebody enrols. */
export interface Enrolling {
  key: string;
  coupon: string | null;
  /** What is to be paid as the person sees it. */
  pays: Minor;
}

interface EnrolmentContext {
  /** What it costs before a coupon, as it is shown and agreed to. */
  price: Minor;
  /** What the server said last: taken over where nothing is asked and no answer is awaited. */
  seen: SeenLearning;
  coupon: CheckedCoupon | null;
  /** The name that is being looked up. */
  typed: string;
  /** The idempotency key of the try that is going on, or whose outcome is not known: the same key enrols once. */
  key: string | null;
  /** Why there is no coupon, or no enrolment. */
  refusal: Refusal | null;
}

export type EnrolmentEvent =
  /** The preview was read again: what it costs now, and whether one is enrolled. */
  | ({ type: 'course.read' } & SeenLearning)
  | { type: 'coupon.check'; name: string }
  | { type: 'coupon.remove' }
  | { type: 'enrol.ask'; key: string }
  | { type: 'enrol.dismiss' }
  /** `key`: a new idempotency key, for the case that this is a new try. */
  | { type: 'enrol.confirm'; key: string };

/** What is to be paid, in minor units. */
export function paysOf({ price, coupon }: Pick<EnrolmentContext, 'price' | 'coupon'>): Minor {
  return coupon ? priceWithCoupon(price, coupon.percent_off) : price;
}

/** The coupon as far as it counts: what is free takes none. */
export const countingCoupon = ({ price, coupon }: Pick<EnrolmentContext, 'price' | 'coupon'>): CheckedCoupon | null =>
  price > 0 ? coupon : null;

type Failed = { error: unknown };

/** What a refusal says of a price that changed: before the coupon, and what that takes off. */
interface NewPrice {
  full_price?: number;
  percent_off?: number;
}

const codeOf = (error: unknown) => readRefusal(error).code;

/** What an enrolment's flow is made of; its states are in enrolment.machine.ts. */
export const enrolmentSetup = setup({
  types: {
    input: {} as EnrolmentInput,
    context: {} as EnrolmentContext,
    events: {} as EnrolmentEvent,
  },
  actors: {
    checkCoupon: providedBy<CheckedCoupon, { name: string }>('useEnrolment'),
    enrol: providedBy<unknown, Enrolling>('useEnrolment'),
    watchCourse: watcher,
  },
  actions: {
    // Provided by useEnrolment.
    reload: () => {},

    keepSeen: assign({ seen: (_, { price, enrolled }: SeenLearning) => ({ price, enrolled }) }),
    showPrice: assign({ price: ({ context }) => context.seen.price }),
    keepTyped: assign({ typed: (_, { name }: { name: string }) => name.trim(), refusal: null }),
    keepCoupon: assign({ coupon: (_, { output }: { output: CheckedCoupon }) => output }),
    // Another price to pay is another try.
    forgetCoupon: assign({ coupon: null, key: null, refusal: null }),
    startTry: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key, refusal: null }),
    endTry: assign({ key: null }),
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    // Either may be another now: what it costs, or what the coupon takes off.
    keepNewPrice: assign(({ context }, { error }: Failed) => {
      const { full_price: price, percent_off: percent } = (readRefusal(error).body ?? {}) as NewPrice;
      const now = price === undefined ? context.price : toMinor(price);
      return {
        price: now,
        seen: { price: now, enrolled: context.seen.enrolled },
        coupon: context.coupon && { ...context.coupon, percent_off: percent ?? context.coupon.percent_off },
      };
    }),
  },
  guards: {
    isEnrolled: ({ context }) => context.seen.enrolled,
    hasCoupon: ({ context }) => context.coupon !== null,
    /** Nothing moves: nothing is to be confirmed. */
    isForNothing: ({ context }) => context.price === 0,
    /** What is free takes no coupon. */
    mayCheck: ({ context }, { name }: { name: string }) => context.price > 0 && name.trim() !== '',
    isUnknownCoupon: (_, { error }: Failed) => codeOf(error) === 'coupons.unknown',
    isPriceChanged: (_, { error }: Failed) => codeOf(error) === 'enrolments.price_changed',
    isAlready: (_, { error }: Failed) => codeOf(error) === 'enrolments.already',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    // A server in trouble may yet have carried it out: the next try has the same key.
    isUnsettled: (_, { error }: Failed) => isUnanswered(error) || readRefusal(error).status >= 500,
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
