import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { languageTag, useLanguage, useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';

/** What a field of a day is given in administration, beside its own words. */
export function useDayLabels() {
  const t = useTexts(adminTexts);
  return {
    today: businessDay(serverNow()),
    locale: languageTag(useLanguage()),
    labels: { open: t('day.open'), previousMonth: t('day.previous'), nextMonth: t('day.next') },
  };
}
