import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { languageTag, useLanguage } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';

/** Props of every date field: today by the server's clock, and the locale. */
export const useDays = () => ({ today: businessDay(serverNow()), locale: languageTag(useLanguage()) });
