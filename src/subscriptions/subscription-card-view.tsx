import type { ReactNode } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { type Currency, formatMoney, type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import { Accordion } from '#design-system/accordion/accordion.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { formatDay } from '#locales/dates.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';

export interface SubscriptionCardViewProps {
  subscription: Subscription;
  currency: Currency;
  benefitLink: (children: ReactNode) => ReactNode;
  /** Buttons to change it. */
  flow?: ReactNode;
}

const TONES = { active: 'positive', ending: 'warning', ended: 'neutral' } as const;

/** One subscription: price, next charge and whether the budget will suffice, and past charges. */
export function SubscriptionCardView({ subscription, currency, benefitLink, flow }: SubscriptionCardViewProps) {
  const t = useTexts(subscriptionsTexts);
  const langOf = useTextLanguage();
  const { benefit, status, charges } = subscription;
  const image = benefit.pictures.toSorted((one, other) => one.position - other.position)[0]?.image;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7">
      <div className="flex flex-wrap items-start gap-4">
        <PictureFrame image={image} className="w-24 shrink-0" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 beside">
          <p className="text-14 text-ink-muted">{benefit.provider.name}</p>
          <h3 {...langOf(benefit, 'name')} className="hyphenate font-display text-22">
            {benefitLink(benefit.name)}
          </h3>
          <StatusPill tone={TONES[status]} className="mt-1 justify-self-start">
            {t(`status.${status}`)}
          </StatusPill>
        </div>
      </div>
      <Facts subscription={subscription} currency={currency} />
      <Truth subscription={subscription} currency={currency} />
      {flow}
      {charges.length > 0 && (
        <Accordion
          level={4}
          items={[
            {
              value: 'charges',
              title: t('history', { count: charges.length }),
              content: <Charges subscription={subscription} />,
            },
          ]}
        />
      )}
    </article>
  );
}

function Facts({ subscription, currency }: Pick<SubscriptionCardViewProps, 'subscription' | 'currency'>) {
  const t = useTexts(subscriptionsTexts);
  const { status, price_currency: price, next_charge: next, active_until: until } = subscription;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {status !== 'ended' && price > 0 && (
        <Fact term={t('month')}>
          <Money amount={toMinor(price)} currency={currency} />
        </Fact>
      )}
      {next && <Fact term={t('next')}>{formatDay(next)}</Fact>}
      {until && <Fact term={t(status === 'ended' ? 'ended' : 'until')}>{formatDay(until)}</Fact>}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-14 text-ink-muted">{term}</dt>
      <dd className="font-display text-22">{children}</dd>
    </div>
  );
}

// product.md 7.7: says whether the budget will suffice on that day, what happens if not, and until when the subscription lasts.
function Truth({ subscription, currency }: Pick<SubscriptionCardViewProps, 'subscription' | 'currency'>) {
  const t = useTexts(subscriptionsTexts);
  const language = useLanguage();
  const { status, offered, enough, short, next_charge: next, ended_by: endedBy, active_until: until } = subscription;
  if (status === 'ended') return <p className="text-ink-muted">{endedBy && t(`endedBy.${endedBy}`)}</p>;
  if (status === 'ending') return <p>{t('endsOn', { day: until ? formatDay(until) : '' })}</p>;
  if (!offered) return <p className="font-560 text-warning">{t('gone')}</p>;
  if (next === null) return <p className="text-ink-muted">{t('leaving')}</p>;
  if (enough !== false) return <p className="text-ink-muted">{t('enough')}</p>;
  return (
    <p>
      <span className="font-560 text-danger">
        {t('short', { amount: formatMoney(toMinor(short), currency, language) })}
      </span>{' '}
      {t('shortText')}
    </p>
  );
}

function Charges({ subscription: { charges } }: { subscription: Subscription }) {
  const t = useTexts(subscriptionsTexts);
  const language = useLanguage();
  return (
    <ul className="grid gap-3">
      {charges.map((charge) => {
        const money = (amount: Minor) => formatMoney(amount, charge.currency, language);
        const [fromCategory, fromFlexible] = [toMinor(charge.paid_from_category), toMinor(charge.paid_from_flexible)];
        const from = [
          fromCategory > 0 &&
            t('history.category', { amount: money(fromCategory), category: categoryName(charge.category, language) }),
          fromFlexible > 0 && t('history.flexible', { amount: money(fromFlexible) }),
        ].filter(Boolean);
        return (
          <li key={charge.id} className="grid gap-0.5 tabular-nums">
            <span className="flex flex-wrap justify-between gap-x-4 text-ink">
              <span>{formatDay(charge.date)}</span>
              <span className="whitespace-nowrap font-560">{money(toMinor(charge.amount))}</span>
            </span>
            <span className="text-14">{from.join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
