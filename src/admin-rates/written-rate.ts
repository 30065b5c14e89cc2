import type { Language } from '#contract/language/language.ts';
import type { RateWeek } from '#contract/rates/rates.rules.ts';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { decimals } from '#locales/decimals.ts';
import { percent } from '#locales/percent.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';

/** Formats a rate with at least two decimals: 117,20. */
export const writtenRate = (language: Language, perEuro: number): string => decimals(language, perEuro, 6);

/** Formats the change of a rate in per cent: +2,39 %. */
export function writtenMove(language: Language, moved: number): string {
  const sign = moved > 0 ? '+' : moved < 0 ? '−' : '';
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 }).format(Math.abs(moved));
  return percent(language, `${sign}${number}`);
}

/** Both formats in the reader's language. */
export function useWrittenRates() {
  const language = useLanguage();
  return {
    rate: (perEuro: number) => writtenRate(language, perEuro),
    move: (moved: number) => writtenMove(language, moved),
  };
}

/** A sentence with the lowest and the highest rate of the week from which a change is measured; null where both are the rate `before`. */
export function useWrittenWeek(): (week: RateWeek, before: number) => string | null {
  const t = useTexts(adminRatesTexts);
  const { rate } = useWrittenRates();
  return ({ low, high }, before) =>
    low === before && high === before ? null : t('effect.week', { low: rate(low), high: rate(high) });
}
