import type { SnapshotFrom } from 'xstate';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Leaving, subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';

/** Props of the subscription's views. */
export interface SubscriptionProps {
  face: 'offered' | 'active' | 'ending' | 'ended';
  dialog: 'confirm' | 'price' | 'cancel' | null;
  /** Waiting for the server's answer, or for the list. */
  busy: boolean;
  /** Why it failed: the server's message, empty when it gave none. */
  notice: { kind: 'refused' | 'failed'; message: string } | null;
  /** Price of a month, in minor units. */
  price: Minor;
  /** Effect of cancelling, as shown in the confirmation. */
  leaving: Leaving;
  /** Cancelling must be confirmed once more, because its effect has changed. */
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

/** Props from a snapshot; the only place that reads the machine's states. */
export function subscriptionProps({ value, context: { price, leaving, seen, refusal } }: Snapshot): SubscriptionProps {
  const dialog = DIALOGS[value] ?? null;
  const kind = value === 'refused' || value === 'failed' ? value : null;
  return {
    face: FACES[value] ?? 'offered',
    dialog,
    busy: BUSY.includes(value),
    notice: kind && { kind, message: refusal?.message ?? '' },
    // While a confirmation is open, the price in it does not change.
    price: dialog ? price : seen.price,
    leaving,
    isAskedAgain: dialog === 'cancel' && refusal !== null,
  };
}
