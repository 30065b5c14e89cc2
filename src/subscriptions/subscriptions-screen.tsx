import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { failureOf } from '../api/failure-of.ts';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { SubscriptionCardView } from './subscription-card-view.tsx';
import { SubscriptionFlowView } from './subscription-flow-view.tsx';
import { subscriptionsQuery } from './subscriptions.queries.ts';
import { SubscriptionsView } from './subscriptions-view.tsx';
import { useSubscription } from './use-subscription.ts';

export function SubscriptionsScreen() {
  const { currency } = useMe();
  const { data, error, fetchStatus, refetch } = useQuery(subscriptionsQuery);
  return (
    <SubscriptionsView
      subscriptions={data ?? null}
      failure={data ? null : failureOf(error, fetchStatus === 'paused')}
      busy={fetchStatus === 'fetching'}
      browseLink={(children) => <Link to={paths.flexible()}>{children}</Link>}
      onRetry={() => void refetch()}
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
  const { currency } = useMe();
  const { props, ...on } = useSubscription(subscription.benefit, subscription);
  // The card says so itself, as soon as the list is read again.
  if (props.face === 'ended') return null;
  return (
    <SubscriptionFlowView
      {...props}
      {...on}
      subscription={subscription}
      currency={currency}
      name={subscription.benefit.name}
      today={businessDay(new Date())}
      // Here it is only cancelled and taken back.
      payment={{ shares: [], missing: 0 }}
    />
  );
}
