import { formatMonth } from '#locales/months.ts';
import { useLanguage } from '#locales/texts.tsx';
import { atStart } from './run-name.ts';

/** Formats a month, YYYY-MM, for the middle of a sentence: `mart 2026.` */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  return (month) => formatMonth(month, language);
}

/** Formats a month, YYYY-MM, for the beginning of a line: `Mart 2026.` */
export function useMonthTitle(): (month: string) => string {
  const nameOf = useMonthName();
  return (month) => atStart(nameOf(month));
}
