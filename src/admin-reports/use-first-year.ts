import { useEffect, useEffectEvent } from 'react';

interface ReadYears {
  /** Null for a period between two months. */
  year: number | null;
  years: readonly number[];
}

/** Redirects a year before the company's first to the first, which is known only once the report was read. */
export function useFirstYear(read: ReadYears | null, onYear: (year: number) => void): void {
  const { year = null, years = [] } = read ?? {};
  const [first] = years;
  const due = year !== null && first !== undefined && year < first ? first : null;
  const goTo = useEffectEvent(onYear);
  useEffect(() => {
    if (due !== null) goTo(due);
  }, [due]);
}
