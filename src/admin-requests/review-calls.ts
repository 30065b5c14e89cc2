import { getApproval, listApprovals } from '#contract/approvals/approvals.contract.ts';
import * as own from '#contract/requests/review.contract.ts';
import type { ReviewQueue } from '#contract/requests/review.rules.ts';
import * as unattended from '#contract/requests/unattended.contract.ts';
import { getCompanyPulse, getPulse } from '#contract/today/pulse.contract.ts';
import { getCompanyToday, getToday } from '#contract/today/today.contract.ts';
import type { DecisionTry } from '#machines/requests/review.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { fileQuery } from '../api/file-query.ts';
import { type Changed, growingQuery, query } from '../api/query.ts';
import { reviewAddress, unattendedAddress } from './review-address.ts';
import type { RequestKey } from './review-key.ts';

interface Asked {
  queue: ReviewQueue;
  search: string | undefined;
  /** Restricts the queue to requests assigned to the reader. */
  assigned: 'me' | undefined;
  page_size: number;
}

const bodyOf = ({ decision, code, words, seen }: DecisionTry) => ({
  decision,
  seen,
  ...(decision === 'rejected' && { code }),
  ...(words !== '' && { words }),
});

const idOf = (key: RequestKey) => ({ id: key.id });

/** The calls that review the requests of one's own company. */
const company = {
  site: 'company',
  permission: 'company.requests',
  address: reviewAddress,
  /** Whether opening a request claims it, so that colleagues see who looks at it. */
  claims: true,
  list: (asked: Asked) => growingQuery(own.listCompanyRequests, { query: asked }),
  one: (key: RequestKey) => query(own.getCompanyRequest, { params: idOf(key) }),
  comments: (key: RequestKey) => query(own.listCompanyComments, { params: idOf(key) }),
  file: (key: RequestKey) => fileQuery(own.getCompanyRequestFile, { params: idOf(key) }),
  // A decision that is sent while the page is being left is still sent afterwards (`keepalive`).
  decide: (tried: DecisionTry) =>
    callEndpoint(own.decideRequest, { params: { id: tried.id }, body: bodyOf(tried), keepalive: true }),
  /** The calls whose answers change when a request is decided, asked about or taken over. */
  changes: [
    own.listCompanyRequests,
    own.getCompanyRequest,
    own.listCompanyComments,
    // Above the limit a second approval is requested.
    listApprovals,
    getApproval,
    getCompanyPulse,
    getCompanyToday,
  ] as readonly Changed[],
} as const;

const anyOf = ({ company: id, ...key }: RequestKey) => ({ company: id ?? 0, id: key.id });

/** The calls with which the platform reviews requests without a reviewer (`unattended`). */
const platform = {
  site: 'platform',
  permission: 'platform.requests',
  address: unattendedAddress,
  claims: false,
  list: ({ assigned: _, ...asked }: Asked) => growingQuery(unattended.listUnattendedRequests, { query: asked }),
  one: (key: RequestKey) => query(unattended.getUnattendedRequest, { params: anyOf(key) }),
  comments: (key: RequestKey) => query(unattended.listUnattendedComments, { params: anyOf(key) }),
  file: (key: RequestKey) => fileQuery(unattended.getUnattendedRequestFile, { params: anyOf(key) }),
  decide: (tried: DecisionTry) =>
    callEndpoint(unattended.decideUnattendedRequest, { params: anyOf(tried), body: bodyOf(tried), keepalive: true }),
  changes: [
    unattended.listUnattendedRequests,
    unattended.getUnattendedRequest,
    unattended.listUnattendedComments,
    getPulse,
    getToday,
  ] as readonly Changed[],
} as const;

export const REVIEW_CALLS = { company, platform } as const;

/** The calls of one of the two sites. */
export type ReviewCalls = (typeof REVIEW_CALLS)[keyof typeof REVIEW_CALLS];
