import { assign, setup } from 'xstate';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import { priceWithCoupon } from '#contract/courses/courses.rules.ts';
import { ANSWER_LIMIT } from '#contract/endpoint.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import { providedBy } from '../provided-by.ts';
import { isSessionLost, isUnanswered, type Refusal, readRefusal } from '../refusal.ts';
import { watcher } from '../watcher.ts';

/** A course or a package as its preview shows it. */
export interface SeenLearning {
  /** Price before a coupon as the person sees it, in minor units of their currency; 0 when free. */
  price: Minor;
  enrolled: boolean;
}

export interface EnrolmentInput extends SeenLearning {
  /** The coupon that was applied before the session ended; it is applied again after signing in. */
  coupon?: CheckedCoupon | null;
}

/** Payload of the call that enrols. */
export interface Enrolling {
  key: string;
  coupon: string | null;
  /** The amount to pay that was shown to the person. */
  pays: Minor;
}

interface EnrolmentContext {
  /** Price before a coupon, as it was shown and agreed to. */
  price: Minor;
  /** The server's last answer; taken over when no dialog is open and no answer is awaited. */
  seen: SeenLearning;
  coupon: CheckedCoupon | null;
  /** The coupon name being looked up. */
  typed: string;
  /** Idempotency key of the attempt under way or with an unknown outcome: the same key enrols once. */
  key: string | null;
  /** Why the coupon or the enrolment was refused. */
  refusal: Refusal | null;
}

export type EnrolmentEvent =
  /** The preview was loaded again, with its current price and whether the person is enrolled. */
  | ({ type: 'course.read' } & SeenLearning)
  | { type: 'coupon.check'; name: string }
  | { type: 'coupon.remove' }
  | { type: 'enrol.ask'; key: string }
  | { type: 'enrol.dismiss' }
  /** `key`: a new idempotency key, used if this is a new attempt. */
  | { type: 'enrol.confirm'; key: string };

/** Amount to pay, in minor units. */
export function paysOf({ price, coupon }: Pick<EnrolmentContext, 'price' | 'coupon'>): Minor {
  return coupon ? priceWithCoupon(price, coupon.percent_off) : price;
}

/** The coupon, if it applies: free courses take none. */
export const countingCoupon = ({ price, coupon }: Pick<EnrolmentContext, 'price' | 'coupon'>): CheckedCoupon | null =>
  price > 0 ? coupon : null;

type Failed = { error: unknown };

/** The new price and discount in the answer of a refusal. */
interface NewPrice {
  full_price?: number;
  percent_off?: number;
}

const codeOf = (error: unknown) => readRefusal(error).code;

/** Setup of the enrolment machine; its states are in enrolment.machine.ts. */
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
    // Another price is another attempt, with a new idempotency key.
    forgetCoupon: assign({ coupon: null, key: null, refusal: null }),
    startTry: assign({ key: ({ context }, { key }: { key: string }) => context.key ?? key, refusal: null }),
    endTry: assign({ key: null }),
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign({ refusal: (_, { error }: Failed) => readRefusal(error) }),
    // Either may have changed: the price, or the coupon's discount.
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
    /** A free course moves no money, so there is nothing to confirm. */
    isForNothing: ({ context }) => context.price === 0,
    /** A free course takes no coupon. */
    mayCheck: ({ context }, { name }: { name: string }) => context.price > 0 && name.trim() !== '',
    isUnknownCoupon: (_, { error }: Failed) => codeOf(error) === 'coupons.unknown',
    isPriceChanged: (_, { error }: Failed) => codeOf(error) === 'enrolments.price_changed',
    isAlready: (_, { error }: Failed) => codeOf(error) === 'enrolments.already',
    isSessionLost: (_, { error }: Failed) => isSessionLost(error),
    // A failing server may have carried out the call, so the next attempt uses the same key.
    isUnsettled: (_, { error }: Failed) => isUnanswered(error) || readRefusal(error).status >= 500,
  },
  delays: { answerLimit: ANSWER_LIMIT },
});
