import { useEffect, useEffectEvent } from 'react';

interface ReadYears {
  /** Null between two months. */
  year: number | null;
  years: readonly number[];
}

/** Whoever asks for a year before the first of the company is led to that one: only what was read says which it is. */
export function useFirstYear(read: ReadYears | null, onYear: (year: number) => void): void {
  const { year = null, years = [] } = read ?? {};
  const [first] = years;
  const due = year !== null && first !== undefined && year < first ? first : null;
  const goTo = useEffectEvent(onYear);
  useEffect(() => {
    if (due !== null) goTo(due);
  }, [due]);
}
