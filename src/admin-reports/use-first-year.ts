import { useEffect, useEffectEvent } from 'react';
import type { PeriodChoiceProps } from './period-choice.tsx';

/** Whoever asks for a year before the first of the company is led to that one: only what was read says which it is. */
export function useFirstYear(read: PeriodChoiceProps['of'], onYear: (year: number) => void): void {
  const { year = null, years = [] } = read ?? {};
  const [first] = years;
  const due = year !== null && first !== undefined && year < first ? first : null;
  const goTo = useEffectEvent(onYear);
  useEffect(() => {
    if (due !== null) goTo(due);
  }, [due]);
}
