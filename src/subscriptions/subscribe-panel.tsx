import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BudgetPayment } from '../budget/budget-shares.ts';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { SubscribePanelView } from './subscribe-panel-view.tsx';
import { subscriptionsQuery } from './subscriptions.queries.ts';
import { useSubscription } from './use-subscription.ts';

interface SubscribePanelProps {
  benefit: BenefitInList;
  /** How a month would be paid today. */
  payment: (amount: Minor) => BudgetPayment;
  /** Holds the button that starts it at the lower edge of a phone. */
  phoneBar: (button: ReactNode) => ReactNode;
}

/** Subscribing on the page of a monthly benefit. */
export function SubscribePanel(props: SubscribePanelProps) {
  const t = useTexts(subscriptionsTexts);
  const { data, isError, refetch } = useQuery(subscriptionsQuery);
  if (!data && isError) {
    return (
      <ErrorState title={t('failed')} text={t('failedText')} retryLabel={t('retry')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton className="h-12 w-full" />;
  return <Subscribing {...props} subscription={standingOf(data, props.benefit.id)} />;
}

/** The subscription of a benefit that runs; without one the last that ended. */
function standingOf(subscriptions: readonly Subscription[], benefitId: number): Subscription | null {
  const own = subscriptions
    .filter(({ benefit }) => benefit.id === benefitId)
    .toSorted((one, other) => other.id - one.id);
  return own.find(({ status }) => status !== 'ended') ?? own[0] ?? null;
}

function Subscribing({
  benefit,
  payment,
  phoneBar,
  subscription,
}: SubscribePanelProps & { subscription: Subscription | null }) {
  const { currency } = useMe();
  const { props, ...on } = useSubscription(benefit, subscription);
  return (
    <SubscribePanelView
      {...props}
      {...on}
      payment={payment(props.price)}
      phoneBar={phoneBar}
      subscription={subscription}
      currency={currency}
      name={benefit.name}
      today={businessDay(new Date())}
      listLink={(children) => (
        <TextLink asChild>
          <Link to={paths.subscriptions}>{children}</Link>
        </TextLink>
      )}
    />
  );
}
