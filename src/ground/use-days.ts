import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { languageTag, useLanguage } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';

/** What every field of a day is given: the day that it is for the server, and the language that it is said in. */
export const useDays = () => ({ today: businessDay(serverNow()), locale: languageTag(useLanguage()) });
