import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { grouped } from '#locales/plural.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { runSaid } from './run-name.ts';
import type { ShownRun } from './shown-run.ts';

/** A sum in short notation. */
export const compact = (language: Language, value: number): string =>
  new Intl.NumberFormat(languageTag(language), { notation: 'compact' }).format(value);

/** Texts about a run of months. */
export function useRunWords(currency: Currency) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const money = (major: number) => formatMoney(toMinor(major), currency, language);
  const nameOf = (run: ShownRun) => runSaid(language, run);
  return {
    finding: (run: ShownRun) => {
      const said = { month: nameOf(run), sum: money(run.spent) };
      if (run.running) return t('finding.running', said);
      const percent = changeIn(run);
      if (percent === null) return t('finding', said);
      if (percent === 0) return t('finding.same', said);
      const by = Object.assign(said, { percent: grouped(language, Math.abs(percent)) });
      return t(percent > 0 ? 'finding.more' : 'finding.less', by);
    },
    marked: (run: ShownRun) => {
      const said = {
        month: nameOf(run),
        sum: money(run.spent),
        purchases: t('purchases', { count: run.purchases }),
      };
      const before = run.last_year === null ? null : Object.assign(said, { before: money(run.last_year) });
      const words = before ? t('markedBefore', before) : t('marked', said);
      return run.running ? `${words}, ${t('running')}` : words;
    },
  };
}

/** Change against the year before in per cent; null where there is nothing to compare with. */
const changeIn = ({ spent, last_year: before }: ShownRun): number | null =>
  before === null || before <= 0 ? null : Math.round((spent / before - 1) * 100);
