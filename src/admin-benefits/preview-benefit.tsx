import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { maySubscribe } from '#contract/subscriptions/subscriptions.rules.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { LanguageContext, useTexts } from '#locales/texts.tsx';
import { BenefitDetailView } from '../benefit-detail/benefit-detail-view.tsx';
import { BuyBar } from '../benefit-detail/buy-bar.tsx';
import { BenefitCard } from '../benefits/benefit-card.tsx';
import { useMe } from '../session/session.queries.ts';
import { SubscribePanel } from '../subscriptions/subscribe-panel.tsx';
import { employeeOf } from './preview-employee.ts';

interface PreviewBenefitProps {
  benefit: BenefitInFull;
  /** A card of a list, or the whole page. */
  part: 'card' | 'page';
  language: Language;
  /** The currency of the company whose people see it. */
  currency: Currency;
  night: boolean;
}

/** A benefit as an employee sees it, drawn by the shop's own components. */
export const PreviewBenefit = memo(function PreviewBenefit(props: PreviewBenefitProps) {
  const { part, language, currency } = props;
  const me = useMe();
  const client = useMemo(() => employeeOf(me, currency), [me, currency]);
  const benefit = useMemo(() => inLight(props.benefit, props.night), [props.benefit, props.night]);
  return (
    <LanguageContext value={language}>
      <QueryClientProvider client={client}>
        {part === 'card' ? (
          <div className="p-1">
            <BenefitCard benefit={benefit} priority />
          </div>
        ) : (
          <PreviewPage benefit={benefit} currency={currency} />
        )}
      </QueryClientProvider>
    </LanguageContext>
  );
});

const nothing = () => {};
const ONE = { text: '1', count: 1, wrong: false, onStep: nothing, onType: nothing };
const NO_EFFECT = { shares: [], missing: 0 };

function PreviewPage({ benefit, currency }: { benefit: BenefitInFull; currency: Currency }) {
  const t = useTexts(benefitDetailTexts);
  return (
    <BenefitDetailView
      benefit={benefit}
      rest={{ state: 'ready', data: benefit, old: false, busy: false, onRetry: nothing }}
      crumbs={[<span key="kind">{t(benefit.benefit_type)}</span>]}
      currency={currency}
      wanted={ONE}
      inCart={0}
      payment={null}
      adding={false}
      cartLink={(children) => <a href="#cart">{children}</a>}
      requestLink={(children) => <a href="#request">{children}</a>}
      subscribing={
        maySubscribe({ ...benefit, price: benefit.price_currency }) && (
          <SubscribePanel
            benefit={benefit}
            payment={() => NO_EFFECT}
            phoneBar={(button) => <BuyBar benefit={benefit}>{button}</BuyBar>}
          />
        )
      }
      onAdd={nothing}
    />
  );
}

/**
 * The drawings of the shop have a night version, which a picture chooses by the colour scheme of the page around the frame; here the
 * version is named explicitly by the scheme of the frame.
 */
function inLight(benefit: BenefitInFull, night: boolean): BenefitInFull {
  const drawn = (image: string) =>
    image.replace(/^(\/pictures\/.*)\.svg$/, night ? '$1-night.svg#night' : '$1.svg#day');
  const lit = <One extends { pictures: readonly { image: string }[] }>(one: One): One =>
    Object.assign({}, one, {
      pictures: one.pictures.map((each) => Object.assign({}, each, { image: drawn(each.image) })),
    });
  return Object.assign(lit(benefit), { similar: benefit.similar.map(lit) });
}
