import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { backAsEscape } from '../overlay/back-as-escape.ts';
import { keepInSight } from '../overlay/keep-in-sight.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type IsoDay, readDay, showDay } from './dates.ts';
import './date-field.css';

type Calendar = typeof import('./calendar.tsx').default;

export interface DateFieldProps {
  /** Id of the field, so that a link or a label can lead to it. */
  id?: string;
  label: string;
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** `YYYY-MM-DD`, or '' for none. */
  value: IsoDay;
  onChange: (day: IsoDay) => void;
  /** First and last day that may be chosen. */
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
  /** Today's day; that of the device by default. */
  today?: IsoDay | undefined;
  /**
   * With it, text that is not a valid day within the limits is passed to `onChange` as typed, for forms that show what is wrong;
   * without it, such text is reverted.
   */
  asTyped?: boolean | undefined;
  /** The language of the names of months and days, as BCP 47: `sr-Latn`, `en-GB`. */
  locale: string;
  labels: { open: string; previousMonth: string; nextMonth: string };
  /** An example of the format. */
  placeholder?: string;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string;
  /** `pill` in a row of filters. */
  shape?: 'field' | 'pill';
  className?: string | undefined;
}

/** A day, typed or chosen. The calendar is only loaded when it is opened; while it cannot be, the day is typed. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, today, asTyped: _, locale, labels, disabled, ...rest } = props;
  const [open, setOpen] = useState(false);
  const Calendar = useCalendar(open, () => setOpen(false));
  const { text, type, settle } = useTyped(props);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className={props.className}>
          <TextField
            {...rest}
            className=""
            disabled={disabled}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle()}
            suffix={
              <Popover.Trigger asChild>
                <IconButton label={labels.open} className="-mr-3 text-ink" {...(disabled ? { disabled } : {})}>
                  <CalendarDays aria-hidden size={20} />
                </IconButton>
              </Popover.Trigger>
            }
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={labels.open}
          onFocus={keepInSight}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="calendar z-50 edge rounded-20 bg-surface-raised text-ink shadow-2"
        >
          {Calendar ? (
            <Calendar
              min={min}
              max={max}
              today={today}
              locale={locale}
              labels={labels}
              value={showDay(value) && value}
              onChoose={(day) => {
                onChange(day);
                setOpen(false);
              }}
            />
          ) : (
            <Skeleton shape="block" className="m-4 h-88 w-77" />
          )}
          <span ref={backAsEscape} hidden />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The calendar, once it is needed and its code is loaded. */
function useCalendar(wanted: boolean, onMissing: () => void): Calendar | null {
  const [code, setCode] = useState<{ default: Calendar } | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (wanted) import('./calendar.tsx').then(setCode, missing);
  }, [wanted]);
  return code?.default ?? null;
}

type TypedProps = Pick<DateFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'asTyped'>;

/** Keeps the typed text until the field is left; then a day within the limits is passed on. */
function useTyped({ value, onChange, min, max, asTyped = false }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const within = (day: IsoDay) => day === '' || ((!min || day >= min) && (!max || day <= max));
  const settle = () => {
    if (typed === null) return;
    const day = readDay(typed);
    const told = asTyped ? (day ?? typed.trim()) : day !== null && within(day) ? day : value;
    setTyped(null);
    if (told !== value) onChange(told);
  };
  return { text: typed ?? (showDay(value) || value), type: setTyped, settle };
}
