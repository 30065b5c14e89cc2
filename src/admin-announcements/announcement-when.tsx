import { SECOND_ABOVE } from '#contract/announcements/announcements.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { Select } from '#design-system/select/select.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDayLabels } from '../admin/parts/use-day-labels.ts';
import { serverNow } from '../api/server-time.ts';
import { lastDayAhead, type Moment, meantBy } from './use-moment.ts';

const TIMES = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
}).map((value) => ({ value, label: value }));

interface AnnouncementWhenProps {
  moment: Moment;
  /** How many people it would go to. */
  count: number;
  /** Names of the admins who could approve it; null while they are unknown. */
  seconds: readonly string[] | null;
}

/** The choice when it is sent, immediately or on a day at an hour, and a note whether another admin has to approve it. */
export function AnnouncementWhen({ moment, count, seconds }: AnnouncementWhenProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const day = useDayLabels();
  const now = serverNow();
  const isOver = moment.day !== '' && meantBy(moment, now) === undefined;
  return (
    <section className="grid gap-4 rounded-20 bg-surface-raised p-5 shadow-1 edge">
      <h2 className="text-18">{t('when')}</h2>
      <RadioGroup
        label={t('when')}
        hideLabel
        value={moment.isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: t('now'), hint: t('nowHint') },
          { value: 'later', label: t('later'), hint: t('laterHint') },
        ]}
        onChange={(way) => moment.change({ isLater: way === 'later' })}
      />
      {moment.isLater && (
        <>
          <DateField
            {...day}
            label={t('day')}
            required
            min={businessDay(now)}
            max={lastDayAhead(now)}
            value={moment.day}
            error={isOver ? t('hourOver') : undefined}
            onChange={(chosen) => moment.change({ day: chosen })}
          />
          <Select label={t('hour')} options={TIMES} value={moment.time} onChange={(time) => moment.change({ time })} />
        </>
      )}
      {count > SECOND_ABOVE && (
        <p className="display border-line border-t pt-4 text-16">
          {t('second', { limit: SECOND_ABOVE })}
          {seconds && ` ${seconds.length > 0 ? t('secondWho', { names: seconds.join(', ') }) : t('secondNobody')}`}
        </p>
      )}
    </section>
  );
}
