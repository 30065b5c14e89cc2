import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { BudgetAccount, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { type Currency, formatMoney, type Minor, moneyParts } from '#contract/money/money.rules.ts';
import { Select } from '#design-system/select/select.tsx';
import { ChartKey } from '#design-system/step-chart/chart-key.tsx';
import type { PeriodLink } from '#design-system/step-chart/periods.tsx';
import { StepChart } from '#design-system/step-chart/step-chart.tsx';
import { StepChartPlaces } from '#design-system/step-chart/step-chart-places.tsx';
import { Switch } from '#design-system/switch/switch.tsx';
import { budgetYearTexts } from '#locales/budget-year/budget-year.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { formatMonth } from '#locales/months.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { BudgetPlace } from './budget-place.ts';
import type { KnownCharge } from './coming-charges.ts';
import { potName } from './pots.tsx';
import { yearShown } from './year-chart.ts';
import { yearFinding, yearProspects } from './year-finding.ts';
import { YearReadout } from './year-readout.tsx';
import { YearTable } from './year-table.tsx';

export interface YearCardProps {
  account: BudgetAccount;
  /** Null while it is loading. */
  year: BudgetYear | null;
  /** Expected charges of subscriptions. */
  coming: readonly KnownCharge[];
  /** YYYY-MM-DD. */
  today: string;
  place: BudgetPlace;
  currency: Currency;
  monthLink: PeriodLink;
  onPlace: (change: Partial<BudgetPlace>) => void;
}

/** The year of one account, as a chart or as a table. */
export function YearCard(props: YearCardProps) {
  const { account, year, place, onPlace } = props;
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const name = account.category === null ? t('flexible') : categoryName(account.category, language);
  const isOwnYear = account.year === 0 || account.year === place.calendarYear;
  const years = year?.years ?? [];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-20 bg-surface-raised p-4 shadow-1 desk:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-22 desk:text-28">
          {isOwnYear
            ? t('ofYear', { name, year: place.calendarYear })
            : t('year.title', { name: potName(account, t, language), year: place.calendarYear })}
        </h2>
        <div className="flex items-center gap-4">
          {years.length > 1 && (
            <Select
              label={t('year.of')}
              hideLabel
              shape="pill"
              value={String(place.calendarYear)}
              options={years.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={(chosen) => onPlace({ calendarYear: Number(chosen), month: null, page: 1 })}
            />
          )}
          <Switch checked={place.asTable} onChange={(asTable) => onPlace({ asTable })} className="print:hidden">
            {t('year.asTable')}
          </Switch>
        </div>
      </div>
      {year ? <Year {...props} year={year} name={name} /> : <StepChartPlaces />}
    </section>
  );
}

function Year(props: YearCardProps & { year: BudgetYear; name: string }) {
  const { account, year, coming, today, place, currency, name } = props;
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  const shown = yearShown(year, coming, today);
  const found = { shown, account, money, calendarYear: year.calendar_year };
  const finding = yearFinding(t, found);
  return (
    <>
      {place.asTable ? (
        <>
          <p className="text-18">{finding}</p>
          <YearTable
            caption={t('year.caption', { name, year: year.calendar_year })}
            months={shown.months}
            currency={currency}
          />
        </>
      ) : (
        <Drawing {...props} shown={shown} money={money} finding={finding} />
      )}
      <Prospects sentences={yearProspects(t, found)} isDrawn={!place.asTable && shown.now !== null} />
    </>
  );
}

/** Sentences about what is to come; in the chart it is the dotted line. */
function Prospects({ sentences, isDrawn }: { sentences: readonly string[]; isDrawn: boolean }) {
  if (sentences.length === 0) return null;
  return (
    <div className="flex gap-2 text-14 text-ink-muted">
      {isDrawn && <ChartKey mark="ahead" />}
      <div className="grid gap-1">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

interface DrawingProps extends YearCardProps {
  year: BudgetYear;
  name: string;
  shown: ReturnType<typeof yearShown>;
  money: (amount: Minor) => string;
  finding: string;
}

function Drawing({ account, year, shown, place, currency, name, money, finding, monthLink }: DrawingProps) {
  const t = useTexts(budgetYearTexts);
  const language = useLanguage();
  const { calendar_year: calendarYear } = year;
  const ends = account.until?.startsWith(`${calendarYear}-`) ? account.until : null;
  const of = (key: string) => shown.months.find(({ month }) => month === key) ?? shown.months[0];
  return (
    <StepChart
      label={t('year.chart', { name, year: calendarYear })}
      finding={finding}
      points={shown.points}
      ahead={shown.ahead}
      now={shown.now}
      nowLabel={t('year.today')}
      endLabel={ends && t('year.ends', { day: formatDay(ends) })}
      tick={(level) => moneyParts(level, currency, language).whole}
      chosen={place.month}
      initial={shown.lastMonth}
      periodLink={monthLink}
      periods={shown.months.map(({ month, came, went, held, left, isAhead, known }) => ({
        key: month,
        short: formatMonth(month, language, true),
        isAhead,
        added: came,
        taken: isAhead ? known : went,
        label: isAhead
          ? t('year.monthAhead', { month: formatMonth(month, language), known: money(known), left: money(left) })
          : t('year.monthLabel', {
              month: formatMonth(month, language),
              came: money(came),
              went: money(went),
              held: money(held),
              left: money(left),
            }),
      }))}
      readout={(key) => {
        const month = of(key);
        return month && <YearReadout month={month} currency={currency} />;
      }}
    />
  );
}
