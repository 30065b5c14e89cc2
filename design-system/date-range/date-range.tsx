import { cn } from '../classes/cn.ts';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import type { IsoDay } from '../date-field/dates.ts';

export interface DayRange {
  /** `YYYY-MM-DD`, or '' for no limit on that side; both days belong to the range. */
  from: IsoDay;
  to: IsoDay;
}

export interface DateRangeProps extends DayRange, Pick<DateFieldProps, 'today' | 'locale'> {
  onChange: (range: DayRange) => void;
  labels: DateFieldProps['labels'] & {
    /** Name of the range, announced before the two days. */
    range: string;
    from: string;
    to: string;
  };
  className?: string | undefined;
}

/** A first and a last day, either of them optional: to filter by. A DateField for one day. */
export function DateRange({ from, to, onChange, labels, today, locale, className }: DateRangeProps) {
  const field = (label: string) => ({
    label,
    hideLabel: true,
    placeholder: label,
    today,
    locale,
    shape: 'pill' as const,
    className: 'desk:w-42',
    labels: { ...labels, open: `${label}: ${labels.open}` },
  });
  return (
    <fieldset
      aria-label={labels.range}
      className={cn('grid min-w-0 grid-cols-2 gap-2 max-desk:two-columns', className)}
    >
      <DateField
        {...field(labels.from)}
        value={from}
        // A start after the end begins another range, without an end.
        onChange={(day) => onChange({ from: day, to: to && day > to ? '' : to })}
      />
      <DateField
        {...field(labels.to)}
        value={to}
        // specification.md 5: not before the start.
        min={from || undefined}
        onChange={(day) => onChange({ from, to: day })}
      />
    </fieldset>
  );
}
