import { getRequest, listComments, listRequests } from '#contract/requests/requests.contract.ts';

/** Rows of a table on one page (specification.md 9: default 10 per page). */
export const ROWS_PER_PAGE = 10;

/** Read calls to invalidate when a request changes. */
export const REQUEST_READS = [listRequests, getRequest, listComments];
