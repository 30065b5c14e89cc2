import { useId } from 'react';
import type { Rate } from '#contract/rates/rates.contract.ts';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';
import { yearLine } from './rate-line.ts';
import { useWrittenRates } from './written-rate.ts';

const [WIDTH, HEIGHT] = [600, 96];

/** A rate in the last year: a sentence, and a chart. */
export function RateYear({ rate }: { rate: Rate }) {
  const t = useTexts(adminRatesTexts);
  const id = useId();
  const written = useWrittenRates();
  const from = rate.year[0]?.per_euro ?? rate.per_euro;
  const isSame = rate.year.every(({ per_euro: each }) => each === rate.per_euro);
  const words = isSame
    ? t('year.same', { rate: written.rate(from) })
    : t('year.moved', { from: written.rate(from), to: written.rate(rate.per_euro) });
  return (
    <figure aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption id={id} className="display text-18">
        {words}
      </figcaption>
      <svg
        role="img"
        aria-label={t('year.label')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full text-brand"
      >
        <path
          d={yearLine(rate.year, { now: serverNow(), width: WIDTH, height: HEIGHT })}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden className="flex justify-between text-12 text-ink-muted">
        <span>{t('year.ago')}</span>
        <span>{t('year.now')}</span>
      </div>
    </figure>
  );
}
