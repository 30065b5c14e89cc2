import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { refusalOf } from '#machines/refusal.ts';
import { type Leaving, subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';
import { BuyBar } from '#src/benefit-detail/buy-bar.tsx';
import { paymentOf } from '#src/budgets/budget-shares.ts';
import { SubscribePanelView } from '#src/subscriptions/subscribe-panel-view.tsx';
import { type SubscriptionProps, subscriptionProps } from '#src/subscriptions/subscription-props.ts';
import { useSample } from '../testing/use-sample.ts';
import { endedSubscription, endingSubscription, sampleSubscription } from './sample-subscriptions.ts';

type Value = SnapshotFrom<typeof subscriptionMachine>['value'];

export interface InSubscriptionProps {
  /** The state of the machine that is shown. */
  value: Value;
  /** The message of the refusal. */
  message?: string;
  /** Last day of a person who leaves the company. */
  lastDay?: string | null;
  /** Available amount of the flexible budget. */
  budget?: number;
  /** Effect of cancelling. */
  leaving?: Leaving;
  /** Called with the type of the event that would be sent. */
  onEvent?: (type: string) => void;
}

const SEEN = {
  offered: null,
  active: sampleSubscription,
  ending: endingSubscription,
  ended: endedSubscription,
} as const satisfies Record<SubscriptionProps['face'], Subscription | null>;

const PAID: Leaving = { charges: 0, endsNow: false };

const sport = { category: 'Sport and recreation/Sport i rekreacija', category_id: 1, until: '2026-12-31' };
const payer = { spent: 0, held: 0, category_budgets: [{ ...sport, amount: 20_000, spent: 18_800, held: 0 }] };

/** Subscribing on the page of a benefit, in one state of its machine. */
export function InSubscription({
  value,
  message = '',
  lastDay = null,
  budget = 48_250,
  leaving = PAID,
  onEvent = fn(),
}: InSubscriptionProps) {
  const isRefusal = message !== '' || value === 'refused' || value === 'failed';
  const price = value === 'priceChanged' ? 480_000 : 420_000;
  const snapshot = subscriptionMachine.resolveState({
    value,
    context: {
      id: 7,
      price,
      leaving,
      seen: { subscription: null, price },
      key: null,
      refusal: isRefusal ? refusalOf({ status: 400, message }) : null,
    },
  });
  const props = subscriptionProps(snapshot);
  const { benefit } = useSample(sampleSubscription);
  const subscription = useSample(value === 'unlisted' ? null : SEEN[props.face]);
  const send = (type: string) => () => onEvent(type);
  return (
    <section className="mx-auto max-w-medium p-4">
      <SubscribePanelView
        {...props}
        name={benefit.name}
        currency="RSD"
        today="2026-11-20"
        lastDay={lastDay}
        payment={paymentOf({ ...payer, base_balance: budget }, 420_000, 1)}
        subscription={subscription}
        phoneBar={(button) => <BuyBar benefit={benefit}>{button}</BuyBar>}
        listLink={(children) => <a href="/subscriptions">{children}</a>}
        onSubscribe={send('subscription.subscribe')}
        onDismiss={send('subscription.dismiss')}
        onConfirm={send('subscription.confirm')}
        onCancel={send('subscription.cancel')}
        onUndo={send('subscription.undo')}
      />
    </section>
  );
}
