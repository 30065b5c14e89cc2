import type { CorporateSummary } from '#contract/corporate/corporate.contract.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { Standing } from '#contract/reports/reports.contract.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

interface SummaryFindingProps {
  summary: Pick<CorporateSummary, 'today' | 'ending' | 'currency'>;
  standing: Standing;
}

/** What the figures mean, in one or two sentences. */
export function SummaryFinding({
  summary: { today, ending, currency },
  standing: { given, spent },
}: SummaryFindingProps) {
  const t = useTexts(adminCorporateTexts);
  const language = useLanguage();
  if (given === 0) return null;
  const percent = grouped(language, Math.round((spent / given) * 100));
  const left = ending === null ? null : about(ending);
  return (
    <p className="display max-w-[34ch] text-18 desk:text-22">
      {t('spentShare', { day: formatDay(today), percent })}{' '}
      {left !== null && left > 0 && t('ending', { sum: formatMoney(toMinor(left), currency, language) })}
      {left === 0 && t('endingNothing')}
    </p>
  );
}

/** Rounds an estimate to two significant digits; less than 0.5 becomes 0. */
function about(sum: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, sum))) - 1);
  return Math.round(sum / step) * step;
}
