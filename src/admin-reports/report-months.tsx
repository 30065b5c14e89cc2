import { Link, useNavigate } from 'react-router-dom';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { ColumnChart } from '#design-system/chart/column-chart.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { grouped } from '#locales/plural.ts';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { MonthsTable } from './months-table.tsx';
import { runSaid, shortRun } from './run-name.ts';
import type { ReportMonthsProps, ShownRun } from './shown-run.ts';

/** What was spent by months, beside the year before. */
export function ReportMonths({ runs, currency, behind = () => null }: ReportMonthsProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const wordsOf = useWords(currency);
  const last = runs.findLast(({ running }) => !running) ?? runs.at(-1);
  const behindOf = (key: string) => {
    const run = runs.find(({ from }) => from === key);
    return run ? behind(run) : null;
  };
  if (!last) return null;
  return (
    <ColumnChart
      label={t('months')}
      finding={wordsOf.finding(last)}
      words={{ ways: t('ways'), chart: t('chart'), table: t('table') }}
      columns={runs.map((run) => ({
        key: run.from,
        label: shortRun(language, run),
        words: wordsOf.marked(run),
        value: run.spent,
        before: run.last_year,
        running: run.running,
      }))}
      tick={(value) => compact(language, value)}
      beforeLabel={runs.some(({ last_year: before }) => before !== null) ? t('before') : undefined}
      behind={(key) => {
        const way = behindOf(key);
        return (
          way && (
            <TextLink asChild>
              <Link to={way.to}>{way.words}</Link>
            </TextLink>
          )
        );
      }}
      onOpen={(key) => {
        const way = behindOf(key);
        if (way) void navigate(way.to);
      }}
      table={<MonthsTable runs={runs} currency={currency} behind={behind} />}
    />
  );
}

const compact = (language: Language, value: number): string =>
  new Intl.NumberFormat(languageTag(language), { notation: 'compact' }).format(value);

/** What is said of a run of months. */
function useWords(currency: Currency) {
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

/** By how many per cent more than the year before; null where there is nothing to compare with. */
const changeIn = ({ spent, last_year: before }: ShownRun): number | null =>
  before === null || before <= 0 ? null : Math.round((spent / before - 1) * 100);
