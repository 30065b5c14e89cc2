import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { daysBetween } from '#contract/calendar/days.rules.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { formatDay, formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../../api/server-time.ts';

interface ChangedDayProps {
  /** `lastChanged` of the contract: when, and by whom. */
  changed: { at: string; by: { name: string } | null };
}

/** The day on which a record was last changed, in a column of a list; the exact time and the person appear on hover. */
export function ChangedDay({ changed: { at, by } }: ChangedDayProps) {
  const t = useTexts(adminTexts);
  const day = businessDay(new Date(at));
  const ago = daysBetween(day, businessDay(serverNow()));
  const near = ago === 0 ? t('day.today') : ago === 1 ? t('day.yesterday') : null;
  return (
    <time
      dateTime={at}
      title={[formatMoment(at), by?.name].filter(Boolean).join(', ')}
      className="whitespace-nowrap text-ink-muted"
    >
      {near ?? formatDay(day)}
    </time>
  );
}
