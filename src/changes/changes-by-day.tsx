import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';
import { byDay, dayInWords } from './change-days.ts';
import { ChangeRow, type ChangeRowProps } from './change-row.tsx';

interface ChangesByDayProps extends Omit<ChangeRowProps, 'change'> {
  changes: readonly ListedChange[];
}

/** Changes under the day on which each was made. */
export function ChangesByDay({ changes, ...row }: ChangesByDayProps) {
  const t = useTexts(changesTexts);
  const language = useLanguage();
  const today = businessDay(serverNow());
  return (
    <>
      {byDay(changes).map(({ day, changes: made }) => {
        const words = dayInWords(day, today, language);
        return (
          <section key={day} aria-labelledby={`day-${day}`} className="grid gap-2 pt-5">
            <h2 id={`day-${day}`} className="text-18 first-letter:uppercase">
              {day === today ? t('today', { day: words }) : words}
            </h2>
            <ol className="border-line border-b">
              {made.map((change) => (
                <ChangeRow key={change.id} {...row} change={change} />
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
