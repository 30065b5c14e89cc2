import type { SnapshotFrom } from 'xstate';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { countingCoupon, type enrolmentMachine, paysOf } from '#machines/enrolments/enrolment.machine.ts';

/** What of an enrolment's flow is to be seen. */
export interface EnrolmentProps {
  enrolled: boolean;
  dialog: 'confirm' | 'price' | null;
  /** A coupon is looked up. */
  checking: boolean;
  /** The enrolment is made. */
  paying: boolean;
  /** The one that is taken off; null for what is free. */
  coupon: CheckedCoupon | null;
  /** Why there is no enrolment or no coupon: the server's message, or nothing when it said none. */
  notice: { kind: 'refused' | 'failed' | 'coupon'; message: string } | null;
  /** Before the coupon, and what is to be paid; minor units. */
  price: Minor;
  pays: Minor;
}

type Snapshot = SnapshotFrom<typeof enrolmentMachine>;

/** A snapshot as props: the only reader of the machine's state names. */
export function enrolmentProps(snapshot: Snapshot): EnrolmentProps {
  const { price, refusal } = snapshot.context;
  const paying = snapshot.matches('paying');
  const asks = snapshot.matches('confirming') || (paying && price > 0);
  return {
    enrolled: snapshot.matches('enrolled'),
    dialog: snapshot.matches('priceChanged') ? 'price' : asks ? 'confirm' : null,
    checking: snapshot.matches('couponChecking'),
    notice: noticeOf(snapshot, refusal?.message ?? ''),
    pays: paysOf(snapshot.context),
    coupon: countingCoupon(snapshot.context),
    paying,
    price,
  };
}

function noticeOf(snapshot: Snapshot, message: string): EnrolmentProps['notice'] {
  if (snapshot.matches({ preview: 'refused' })) return { kind: 'refused', message };
  if (snapshot.matches({ preview: 'failed' })) return { kind: 'failed', message };
  return snapshot.matches({ preview: 'couponRefused' }) ? { kind: 'coupon', message } : null;
}
