import { getCompanyRequest, listCompanyComments, listCompanyRequests } from '#contract/requests/review.contract.ts';
import { getCompanyPulse } from '#contract/today/pulse.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';

/** The calls whose answers change when a request is decided, asked about or taken over. */
export const REVIEW_CALLS = [
  listCompanyRequests,
  getCompanyRequest,
  listCompanyComments,
  getCompanyPulse,
  getCompanyToday,
] as const;
