import { MOST_MONTHS } from '#contract/reports/period.rules.ts';
import { AppError } from '../errors/app-error.ts';

/** The query has no valid months: a year together with months, the last before the first, or too many of them. */
export const noPeriod = () =>
  new AppError(400, 'reports.period', {
    en: `Choose a year, or at most ${MOST_MONTHS} months of which the last is not before the first.`,
    sr: `Izaberi godinu, ili najviše ${MOST_MONTHS} meseci od kojih poslednji nije pre prvog.`,
  });
