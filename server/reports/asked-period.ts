import { monthOf } from '#contract/payroll/payroll.rules.ts';
import { type AskedPeriod, type Period, periodOf } from '#contract/reports/period.rules.ts';
import { noPeriod } from './reports.errors.ts';

/** The months of a query. Throws noPeriod. */
export function askedPeriod(asked: AskedPeriod, now: Date): Period {
  const period = periodOf(asked, monthOf(now));
  if (period === null) throw noPeriod();
  return period;
}
