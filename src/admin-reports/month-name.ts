import { formatMonth } from '#locales/months.ts';
import { useLanguage } from '#locales/texts.tsx';

/** Names months, YYYY-MM, as they stand in a sentence: `mart 2026.` */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  return (month) => formatMonth(month, language);
}

/** The same at the beginning of a line. */
export function useMonthTitle(): (month: string) => string {
  const nameOf = useMonthName();
  return (month) => {
    const name = nameOf(month);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  };
}
