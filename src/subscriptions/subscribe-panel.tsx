import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { listSubscriptions, type Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { benefitQuery } from '../benefits/benefits.queries.ts';
import type { BudgetPayment } from '../budgets/budget-shares.ts';
import { paths } from '../ground/paths.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { SubscribePanelView } from './subscribe-panel-view.tsx';
import { useSubscription } from './use-subscription.ts';

interface SubscribePanelProps {
  benefit: BenefitInList;
  /** How a month would be paid today. */
  payment: (amount: Minor) => BudgetPayment;
  /** Renders the subscribe button in the bar at the lower edge of a phone. */
  phoneBar: (button: ReactNode) => ReactNode;
}

/** Subscribing on the page of a monthly benefit. */
export function SubscribePanel(props: SubscribePanelProps) {
  const t = useTexts(subscriptionsTexts);
  return (
    <ReadStates
      of={useRead(wholeQuery(listSubscriptions))}
      as="part"
      failed={t('failed')}
      text={t('failedText')}
      loading={<Skeleton className="h-12 w-full" />}
    >
      {(known) => <Subscribing {...props} subscription={standingOf(known, props.benefit.id)} />}
    </ReadStates>
  );
}

/** The current subscription of a benefit, else the last ended one. */
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
  const { currency, last_day: lastDay } = useMe();
  const { props, ...on } = useSubscription({
    benefit,
    subscription,
    find: (all) => standingOf(all, benefit.id),
    query: benefitQuery(benefit.id),
  });
  return (
    <SubscribePanelView
      {...props}
      {...on}
      payment={payment(props.price)}
      phoneBar={phoneBar}
      subscription={subscription}
      currency={currency}
      name={benefit.name}
      today={businessDay(serverNow())}
      lastDay={lastDay}
      listLink={(children) => (
        <TextLink asChild>
          <Link to={paths.subscriptions}>{children}</Link>
        </TextLink>
      )}
    />
  );
}
