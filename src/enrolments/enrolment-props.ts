import type { SnapshotFrom } from 'xstate';
import type { CheckedCoupon } from '#contract/coupons/coupons.contract.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { countingCoupon, type enrolmentMachine, paysOf } from '#machines/enrolments/enrolment.machine.ts';

/** Props of the enrolment's views. */
export interface EnrolmentProps {
  enrolled: boolean;
  dialog: 'confirm' | 'price' | null;
  /** A coupon is being checked. */
  checking: boolean;
  /** The enrolment is being sent. */
  paying: boolean;
  /** The applied coupon; null without one, and for what is free. */
  coupon: CheckedCoupon | null;
  /** Why the enrolment or the coupon failed: the server's message, empty when it gave none. */
  notice: { kind: 'refused' | 'failed' | 'coupon'; message: string } | null;
  /** Minor units: the price before the coupon, and the amount to be paid. */
  price: Minor;
  pays: Minor;
}

type Snapshot = SnapshotFrom<typeof enrolmentMachine>;

/** Props from a snapshot; the only place that reads the machine's states. */
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
