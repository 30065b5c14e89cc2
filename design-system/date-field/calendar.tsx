import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { cn } from '../classes/cn.ts';
import { type IsoDay, toDate, toIsoDay } from './dates.ts';

export interface CalendarProps {
  value: IsoDay;
  onChoose: (day: IsoDay) => void;
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
  /** Today's day; that of the device by default. */
  today?: IsoDay | undefined;
  /** The language of the names of months and days, as BCP 47. */
  locale: string;
  labels: { previousMonth: string; nextMonth: string };
}

const nav =
  'grid size-11 place-items-center rounded-full transition-colors duration-fast hover:bg-surface-sunken aria-disabled:text-line-strong';

// 44 px, or a seventh of the available width on a phone of 320 px.
const cellWidth = 'w-[min(44px,calc((100vw-44px)/7))]';

/** A month to choose a day from; the week starts on Monday. Loaded when a DateField is opened. */
export default function Calendar({ value, onChoose, min, max, today, locale, labels }: CalendarProps) {
  const selected = toDate(value);
  const before = toDate(min);
  const after = toDate(max);
  const now = toDate(today) ?? new Date();
  const say = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(locale, options).format(date);
  const month = say({ month: 'long', year: 'numeric' });
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      weekStartsOn={1}
      showOutsideDays
      fixedWeeks
      today={now}
      selected={selected}
      {...(selected || before || after ? { defaultMonth: selected ?? (after && after < now ? after : now) } : {})}
      onSelect={(date) => onChoose(toIsoDay(date))}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      {...(before ? { startMonth: before } : {})}
      {...(after ? { endMonth: after } : {})}
      formatters={{
        formatCaption: month,
        formatWeekdayName: say({ weekday: 'short' }),
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelGrid: month,
        labelWeekday: say({ weekday: 'long' }),
        labelDayButton: say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelNav: () => '',
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />,
      }}
      classNames={{
        root: 'relative w-fit p-3 desk:p-4',
        nav: 'absolute inset-x-3 top-3 z-1 flex justify-end desk:inset-x-4 desk:top-4',
        button_previous: nav,
        button_next: nav,
        month_caption: 'flex h-11 items-center pl-3',
        caption_label: 'display text-18 first-letter:uppercase',
        month_grid: 'mt-2 border-collapse',
        weekday: cn(cellWidth, 'h-9 font-500 text-12 text-ink-muted'),
        day: cn(cellWidth, 'h-11 p-0 text-center text-14 tabular-nums'),
        day_button:
          'h-11 w-full rounded-full transition-colors duration-fast hover:bg-surface-sunken disabled:text-line-strong disabled:line-through disabled:hover:bg-transparent',
        today: 'font-640 text-brand [&>button]:forced-colors:underline',
        outside: 'text-ink-muted',
        selected:
          '[&>button]:chosen [&>button]:bg-brand [&>button]:font-600 [&>button]:text-on-brand [&>button]:hover:bg-brand-strong',
      }}
    />
  );
}
