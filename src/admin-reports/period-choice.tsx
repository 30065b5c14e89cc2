import { monthOf } from '#contract/payroll/payroll.rules.ts';
import { MOST_MONTHS, monthsIn, type Period } from '#contract/reports/period.rules.ts';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Select } from '#design-system/select/select.tsx';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';
import { useMonthTitle } from './month-name.ts';
import type { PeriodPlace } from './period-address.ts';

export interface PeriodChoiceProps {
  /** The period that was read; null while it is loading. */
  of: (Period & { years: readonly number[] }) | null;
  onPeriod: (period: PeriodPlace) => void;
}

/** Years with a button of their own; earlier ones are reached through the choice of months. */
const YEARS_SHOWN = 3;
const BETWEEN = 'between';

/** The choice of the shown months: those of a year, or from one month to another. */
export function PeriodChoice({ of, onPeriod }: PeriodChoiceProps) {
  const t = useTexts(reportsTexts);
  if (of === null) return null;
  const { year, years } = of;
  const choose = (value: string) => {
    if (value !== BETWEEN) return onPeriod({ year: Number(value), from: '', to: '' });
    const now = monthOf(serverNow());
    onPeriod({ year: null, from: of.from, to: of.until < now ? of.until : now });
  };
  const shown = [...new Set([...years.slice(-YEARS_SHOWN), year ?? []].flat())].toSorted();
  return (
    <>
      <SegmentedControl
        label={t('period')}
        value={year === null ? BETWEEN : String(year)}
        options={[
          ...shown.map((each) => ({ value: String(each), label: each })),
          { value: BETWEEN, label: t('between') },
        ]}
        onChange={choose}
      />
      {year === null && <Between of={of} onPeriod={onPeriod} />}
    </>
  );
}

function Between({ of, onPeriod }: PeriodChoiceProps & { of: Period & { years: readonly number[] } }) {
  const t = useTexts(reportsTexts);
  const nameOf = useMonthTitle();
  const { from, until, years } = of;
  const newest = [monthOf(serverNow()), until].toSorted().at(-1) ?? until;
  const oldest = [`${years[0]}-01`, from].toSorted().at(0) ?? from;
  const all = monthsIn({ from: oldest, until: newest });
  const optionsOf = (months: readonly string[]) => months.map((month) => ({ value: month, label: nameOf(month) }));
  const reached = (month: string) => monthsIn({ from: month, until: newest }).slice(0, MOST_MONTHS);
  const begin = (month: string) =>
    onPeriod({ year: null, from: month, to: reached(month).includes(until) ? until : month });
  return (
    <>
      <Select label={t('from')} hideLabel shape="pill" options={optionsOf(all)} value={from} onChange={begin} />
      <Select
        label={t('until')}
        hideLabel
        shape="pill"
        options={optionsOf(reached(from))}
        value={until}
        onChange={(month) => onPeriod({ year: null, from, to: month })}
      />
    </>
  );
}
