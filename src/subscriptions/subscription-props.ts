import type { SnapshotFrom } from 'xstate';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Leaving, subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';

/** What of a subscription's flow is to be seen. */
export interface SubscriptionProps {
  face: 'offered' | 'active' | 'ending' | 'ended';
  dialog: 'confirm' | 'price' | 'cancel' | null;
  /** An answer is waited for, or the list. */
  busy: boolean;
  /** Why there is no subscription: the server's message, or nothing when it said none. */
  notice: { kind: 'refused' | 'failed'; message: string } | null;
  /** What a month costs, in minor units. */
  price: Minor;
  /** What cancelling does, as it is asked about. */
  leaving: Leaving;
  /** It is asked once more whether to cancel, for that does something else by now. */
  isAskedAgain: boolean;
}

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;

const FACES: Partial<Record<string, SubscriptionProps['face']>> = {
  unlisted: 'active',
  active: 'active',
  confirmingCancel: 'active',
  cancelling: 'active',
  ending: 'ending',
  undoing: 'ending',
  ended: 'ended',
};

const DIALOGS: Partial<Record<string, NonNullable<SubscriptionProps['dialog']>>> = {
  confirming: 'confirm',
  subscribing: 'confirm',
  priceChanged: 'price',
  confirmingCancel: 'cancel',
  cancelling: 'cancel',
};

const BUSY: readonly Snapshot['value'][] = ['subscribing', 'unlisted', 'cancelling', 'undoing'];

/** A snapshot as props: the only reader of the machine's state names. */
export function subscriptionProps({ value, context: { price, leaving, seen, refusal } }: Snapshot): SubscriptionProps {
  const dialog = DIALOGS[value] ?? null;
  const kind = value === 'refused' || value === 'failed' ? value : null;
  return {
    face: FACES[value] ?? 'offered',
    dialog,
    busy: BUSY.includes(value),
    notice: kind && { kind, message: refusal?.message ?? '' },
    // While a question is open, the subscription that it is about does not change on the screen.
    price: dialog ? price : seen.price,
    leaving,
    isAskedAgain: dialog === 'cancel' && refusal !== null,
  };
}
