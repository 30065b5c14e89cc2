import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageQuery } from '../endpoint.ts';
import { anyNumber } from '../records/record-list.contract.ts';
import { comment } from './requests.contract.ts';
import { decided, decisionBody, queueOfRequests, requestToReviewDetail } from './review.contract.ts';
import { REVIEW_QUEUES } from './review.rules.ts';

// Requests that nobody else in their company may decide, for the platform's staff.

const UNATTENDED = { audience: 'admin', permission: 'platform.requests' } as const;

/** The path carries the company of the request; the server checks it against the row and answers 404 for another company. */
const params = z.extend(idParams, { company: z.int().check(z.gte(1)) });

const ONE = '/admin/requests/{company}/{id}/';

export const listUnattendedRequests = defineEndpoint({
  ...UNATTENDED,
  method: 'GET',
  path: '/admin/requests/',
  summary:
    'Open requests of all companies about which nobody else there may decide, and what the platform decided; the oldest first, what is decided the last decision first.',
  query: z.strictObject({
    queue: z.enum(REVIEW_QUEUES),
    company: anyNumber,
    search: z.optional(z.string().check(z.maxLength(100), z.describe('In person, provider and description.'))),
    ...pageQuery,
  }),
  answer: queueOfRequests,
});

export const getUnattendedRequest = defineEndpoint({
  ...UNATTENDED,
  method: 'GET',
  path: ONE,
  summary: 'One of them with what can be checked before it is decided. 404 once somebody in the company may decide it.',
  params,
  answer: requestToReviewDetail,
});

export const decideUnattendedRequest = defineEndpoint({
  ...UNATTENDED,
  method: 'POST',
  path: `${ONE}decide/`,
  summary:
    'Accepts it, rejects it or asks the employee, as a reviewer of the company does. 409 requests.attended when somebody in the company may decide it by now; 403 requests.own.',
  status: 200,
  params,
  body: decisionBody,
  answer: decided,
});

export const listUnattendedComments = defineEndpoint({
  ...UNATTENDED,
  method: 'GET',
  path: `${ONE}comments/`,
  summary: 'What was written about it, oldest first.',
  params,
  answer: z.array(comment),
});

export const getUnattendedRequestFile = defineEndpoint({
  ...UNATTENDED,
  method: 'GET',
  path: `${ONE}file/`,
  summary: 'Its file, as an attachment.',
  params,
});
