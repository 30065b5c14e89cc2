import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { formatDay } from '#locales/dates.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import {
  chargeAfter,
  MonthPayment,
  SubscriptionFlowView,
  type SubscriptionFlowViewProps,
} from './subscription-flow-view.tsx';

export interface SubscribePanelViewProps extends SubscriptionFlowViewProps {
  listLink: (children: ReactNode) => ReactNode;
  /** Renders the subscribe button in the bar at the lower edge of a phone. */
  phoneBar: (button: ReactNode) => ReactNode;
}

/** Panel of a monthly benefit on its page: how it is charged, or the state of its subscription. */
export function SubscribePanelView(props: SubscribePanelViewProps) {
  const t = useTexts(subscriptionsTexts);
  const { face, subscription, listLink, phoneBar, onSubscribe } = props;
  const offers = face === 'offered' || face === 'ended';
  return (
    <div className="grid gap-4">
      {face === 'ended' && (
        <div className="grid gap-1">
          <p className="font-560">{t('isOver')}</p>
          {subscription?.ended_by && <p className="text-14 text-ink-muted">{t(`endedBy.${subscription.ended_by}`)}</p>}
        </div>
      )}
      {offers && <MonthPayment {...props} />}
      {offers && <p className="text-ink-muted">{t(chargeAfter(props) ? 'pays' : 'paysOnce')}</p>}
      {face === 'active' && (
        <div className="grid gap-1">
          <p className="font-560">{t('already')}</p>
          {subscription?.next_charge && (
            <p className="text-14 text-ink-muted">{t('nextOn', { day: formatDay(subscription.next_charge) })}</p>
          )}
        </div>
      )}
      {face === 'ending' && (
        <p>{t('endsOn', { day: subscription?.active_until ? formatDay(subscription.active_until) : '' })}</p>
      )}
      <SubscriptionFlowView {...props} inPhoneBar />
      {offers && phoneBar(<Button onClick={onSubscribe}>{t('subscribe')}</Button>)}
      {face !== 'offered' && <p className="text-14">{listLink(t('all'))}</p>}
    </div>
  );
}
