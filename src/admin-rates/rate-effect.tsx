import { useId, useState } from 'react';
import type { Currency } from '#contract/money/money.rules.ts';
import { type RateEffect as Effect, getRateImpact } from '#contract/rates/rates.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { together } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { useWrittenRates, useWrittenWeek } from './written-rate.ts';

/** Debounce of a typed rate before its effects are read, in milliseconds. */
const PAUSE = 300;

interface RateEffectProps {
  currency: Currency;
  /** Empty while the typed rate is invalid or unchanged. */
  typed: string;
  others: readonly string[];
}

/** The effects of a new rate: how many prices, carts and subscriptions it concerns, and who must approve it. */
export function RateEffect({ currency, typed, others }: RateEffectProps) {
  const t = useTexts(adminRatesTexts);
  const id = useId();
  const [asked, ask] = useState('');
  useWhenRested(typed, PAUSE, ask);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-18">
        {t('effect.title')}
      </h3>
      {typed === '' || asked === '' ? (
        <p className="text-14 text-ink-muted">{t('effect.unsaid')}</p>
      ) : (
        <Asked currency={currency} typed={asked} others={others} />
      )}
    </section>
  );
}

function Asked({ currency, typed, others }: RateEffectProps) {
  const t = useTexts(adminRatesTexts);
  const found = useRead(query(getRateImpact, { params: { currency }, query: { per_euro: typed } }));
  return (
    <div aria-live="polite" aria-busy={found.busy}>
      <ReadStates of={found} as="part" failed={t('effect.failed')} loading={<Looking />}>
        {(effect: Effect) => <Sentences effect={effect} others={others} />}
      </ReadStates>
    </div>
  );
}

function Looking() {
  const t = useTexts(adminRatesTexts);
  return (
    <div role="status">
      <span className="sr-only">{t('effect.looking')}</span>
      <Skeleton className="h-20 w-full" />
    </div>
  );
}

/** The effects that a new rate would have now. */
export function EffectSentences({ effect }: { effect: Effect }) {
  const t = useTexts(adminRatesTexts);
  const written = useWrittenRates();
  const { prices, companies, carts, subscriptions, moved, per_euro_was: from } = effect;
  const week = useWrittenWeek()(effect.week, from);
  return (
    <ul className="grid gap-1 text-14">
      <li>{t('effect.moves', { moved: written.move(moved), from: written.rate(from) })}</li>
      {week && <li>{week}</li>}
      <li>{prices > 0 ? t('effect.prices', { count: prices, companies }) : t('effect.nothing')}</li>
      {carts > 0 && <li>{t('effect.carts', { count: carts })}</li>}
      {subscriptions > 0 && <li>{t('effect.subscriptions', { count: subscriptions })}</li>}
    </ul>
  );
}

function Sentences({ effect, others }: { effect: Effect; others: readonly string[] }) {
  const t = useTexts(adminRatesTexts);
  const language = useLanguage();
  const { second } = effect;
  return (
    <div className="grid gap-3">
      <EffectSentences effect={effect} />
      <p className="font-display text-16 italic leading-[1.4]">
        {!second
          ? t('effect.atOnce')
          : others.length > 0
            ? t('effect.second', { names: together(language, others) })
            : t('effect.nobody')}
      </p>
    </div>
  );
}
