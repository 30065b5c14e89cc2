import { getRateImpact, listRateChanges, listRates } from '#contract/rates/rates.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';

/** The calls whose answers change with a rate. */
export const RATE_CALLS = [listRates, listRateChanges, getRateImpact, getToday] as const;
