import { formatMonth } from '#locales/months.ts';
import { useLanguage } from '#locales/texts.tsx';
import { atStart } from './run-name.ts';

/** Names months, YYYY-MM, as they stand in a sentence: `mart 2026.` */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  return (month) => formatMonth(month, language);
}

/** The same at the beginning of a line. */
export function useMonthTitle(): (month: string) => string {
  const nameOf = useMonthName();
  return (month) => atStart(nameOf(month));
}
