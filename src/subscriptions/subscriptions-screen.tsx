import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { listSubscriptions, type Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { serverNow } from '../api/server-time.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { SubscriptionCardView } from './subscription-card-view.tsx';
import { SubscriptionFlowView } from './subscription-flow-view.tsx';
import { SubscriptionsView } from './subscriptions-view.tsx';
import { useSubscription } from './use-subscription.ts';

export function SubscriptionsScreen() {
  const { currency } = useMe();
  return (
    <SubscriptionsView
      subscriptions={useRead(wholeQuery(listSubscriptions))}
      browseLink={(children) => <Link to={paths.flexible()}>{children}</Link>}
      renderCard={(subscription) => (
        <SubscriptionCardView
          key={subscription.id}
          subscription={subscription}
          currency={currency}
          benefitLink={(children) => <Link to={paths.benefit(subscription.benefit.id)}>{children}</Link>}
          flow={subscription.status !== 'ended' && <Flow subscription={subscription} />}
        />
      )}
    />
  );
}

function Flow({ subscription }: { subscription: Subscription }) {
  const { currency, last_day: lastDay } = useMe();
  const { props, ...on } = useSubscription({
    benefit: subscription.benefit,
    subscription,
    find: (all) => all.find(({ id }) => id === subscription.id) ?? null,
  });
  // The card shows that the subscription has ended, as soon as the list is read again.
  if (props.face === 'ended') return null;
  return (
    <SubscriptionFlowView
      {...props}
      {...on}
      subscription={subscription}
      currency={currency}
      name={subscription.benefit.name}
      today={businessDay(serverNow())}
      lastDay={lastDay}
      // Unused: here a subscription is only cancelled, or its cancellation undone.
      payment={{ shares: [], missing: 0 }}
    />
  );
}
