import type { Language } from '#contract/language/language.ts';
import type { RateWeek } from '#contract/rates/rates.rules.ts';
import { adminRatesTexts } from '#locales/admin-rates/admin-rates.texts.ts';
import { decimals } from '#locales/decimals.ts';
import { percent } from '#locales/percent.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';

/** A rate as a language writes it, with two decimals at least: 117,20. */
export const writtenRate = (language: Language, perEuro: number): string => decimals(language, perEuro, 6);

/** By how many percent a rate moves, as a language writes it: +2,39 %. */
export function writtenMove(language: Language, moved: number): string {
  const sign = moved > 0 ? '+' : moved < 0 ? '−' : '';
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 }).format(Math.abs(moved));
  return percent(language, `${sign}${number}`);
}

/** Both in the language of who reads. */
export function useWrittenRates() {
  const language = useLanguage();
  return {
    rate: (perEuro: number) => writtenRate(language, perEuro),
    move: (moved: number) => writtenMove(language, moved),
  };
}

/** Between what a rate was in the week from which another is measured, in a sentence; null where it stayed what it was `before`. */
export function useWrittenWeek(): (week: RateWeek, before: number) => string | null {
  const t = useTexts(adminRatesTexts);
  const { rate } = useWrittenRates();
  return ({ low, high }, before) =>
    low === before && high === before ? null : t('effect.week', { low: rate(low), high: rate(high) });
}
