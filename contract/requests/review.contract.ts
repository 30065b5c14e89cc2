import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { typedText } from '../language/typed-text.ts';
import { amount, currency } from '../money/money.contract.ts';
import { anyNumber } from '../records/record-list.contract.ts';
import { comment, commentBody, day, kind, moment, request, requestDetail, status } from './requests.contract.ts';
import { DECISIONS, LONGEST_WORDS, REFUSAL_CODES, REVIEW_QUEUES, SIGNALS } from './review.rules.ts';

const OWN = { audience: 'company-admin', permission: 'company.requests' } as const;

const colleague = z.object({ id: z.int(), name: z.string() });

const claim = z.object({
  by: colleague,
  since: moment,
  until: moment.check(z.describe('It ends by itself unless it is claimed again.')),
  mine: z.boolean(),
});

const second = z
  .nullable(z.object({ by: colleague, at: moment, own: z.boolean().check(z.describe('Whether it was the caller.')) }))
  .check(
    z.describe('Who accepted it already, above the limit: somebody else has to accept it as well; null for nobody.'),
  );

/** The reviewer who has a request open now. */
export type Claim = z.infer<typeof claim>;

const assigned = z.object({
  to: colleague,
  stands_in: z.nullable(colleague).check(z.describe('With whom it is today, for the other is absent; null where not.')),
  mine: z.boolean().check(z.describe('Whether it is with the caller today.')),
});

/** The reviewer to whom a request is assigned. */
export type Assigned = z.infer<typeof assigned>;

const assignment = z.nullable(assigned).check(z.describe('Who is to look at it; null for nobody.'));

const employee = z.object({ id: z.int(), first_name: z.string(), last_name: z.string() });

const ofWhom = z
  .nullable(z.object({ id: z.int(), name: z.string() }))
  .check(z.describe('Of which company it is, on the site of the platform; null on that of the company.'));

const requestToReview = z.extend(request, {
  company: ofWhom,
  employee,
  claim: z.nullable(claim).check(z.describe('Who looks at it just now; null for nobody.')),
  assigned: assignment,
  second,
  late: z.boolean().check(z.describe('Waits for a reviewer for longer than its company promised.')),
  signals: z
    .array(z.enum(SIGNALS))
    .check(
      z.describe('With `queue`: what is worth a look before one decides, warnings first; of what is decided nothing.'),
    ),
});

export type RequestToReview = z.infer<typeof requestToReview>;

const signal = z.object({
  kind: z.enum(SIGNALS),
  request: z
    .nullable(z.object({ id: z.int(), status, reason: z.string(), employee: z.string() }))
    .check(z.describe('Like which other request of the company it is; null where it is like none.')),
  amount: z
    .nullable(amount)
    .check(z.describe('`high`: the median of what was accepted for them so far; `over_limit`: the limit.')),
  day: z.nullable(day).check(z.describe('`before_joined`: the day on which their account was made.')),
  changed: z
    .array(z.object({ field: z.string(), before: z.string() }))
    .check(z.describe('`filed_again`: what is another than in the former one, and what stood there.')),
});

/** A hint for the reviewer, with its reason; it decides nothing. */
export type Signal = z.infer<typeof signal>;

const budgetAfter = z.object({
  category_id: z.nullable(z.int()).check(z.describe('Null is the flexible budget.')),
  allocated: amount,
  spent: amount.check(z.describe('Before the decision.')),
  this: amount.check(z.describe('Of this request.')),
  held: amount.check(z.describe('For others that are not decided yet.')),
  left: amount.check(z.describe('Once this one is accepted; nothing of a budget that has ended.')),
});

export type BudgetAfter = z.infer<typeof budgetAfter>;

const seen = z
  .strictObject({ status, comment: z.nullable(z.int().check(z.gte(1))) })
  .check(z.describe('How it stood when it was looked at: its status, and the last comment.'));

export const requestToReviewDetail = z.extend(requestDetail, {
  company: ofWhom,
  employee: z.extend(employee, {
    language: z.enum(['EN', 'SR']).check(z.describe('In which they read what a reviewer writes.')),
    unit: z.string(),
  }),
  claim: z.nullable(claim),
  assigned: assignment,
  second,
  late: z.boolean(),
  own: z.boolean().check(z.describe('Whether it is the caller’s own, which somebody else has to decide.')),
  unattended: z
    .boolean()
    .check(z.describe('Nobody else in the company may decide it, so those who run the platform do.')),
  decided_by: z.nullable(colleague).check(z.describe('Null also when those who run the platform decided.')),
  decided_for: z
    .nullable(colleague)
    .check(z.describe('In whose absence they decided it; null where it was their own.')),
  reason_code: z.nullable(z.enum(REFUSAL_CODES)),
  signals: z.array(signal),
  earlier: z.object({
    count: z.int().check(z.describe('What they filed before it, within twelve months.')),
    accepted: z.int(),
    rejected: z.int(),
    sum: amount.check(z.describe('Of those that were accepted.')),
    results: z
      .array(z.object({ id: z.int(), status, provider_name: z.string(), purchase_date: day, amount, currency }))
      .check(z.describe('The last five.')),
  }),
  budgets_after: z.array(budgetAfter).check(z.describe('Of those that it draws on.')),
  seen,
});

export type RequestToReviewDetail = z.infer<typeof requestToReviewDetail>;

/** A page of the requests that wait for reviewers. */
export const queueOfRequests = z.extend(pageOf(requestToReview), {
  queues: z
    .object({ pending: z.int(), in_review: z.int(), asked: z.int(), decided: z.int() })
    .check(z.describe('How many requests each queue has, whatever is looked for; 1,000 at most.')),
});

/** Body of a reviewer's decision or question. */
export const decisionBody = z.strictObject({
  decision: z.enum(DECISIONS),
  code: z
    .optional(z.enum(REFUSAL_CODES))
    .check(z.describe('Why it is rejected, for whoever counts; `other` without it.')),
  words: z
    .optional(z.string().check(typedText(), z.maxLength(LONGEST_WORDS)))
    .check(z.describe('The reason or the question, which the employee reads; needed for both.')),
  seen,
});

/** The request after the decision or question. */
export const decided = z.object({
  id: z.int(),
  status,
  needs_information: z.boolean(),
  decided_at: z.nullable(moment),
  waits: z.boolean().check(z.describe('It is above the limit: somebody else has to accept it as well.')),
});

export const listCompanyRequests = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/requests/',
  summary:
    'The requests of all employees of the company, newest first, with how many each queue has. With `queue` those that wait there, the oldest first; what is decided, the last decision first.',
  query: z.strictObject({
    status: z.optional(status),
    queue: z.optional(z.enum(REVIEW_QUEUES)).check(z.describe('`asked`: the employee has to answer.')),
    kind: z.optional(kind),
    person: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000))),
    category: anyNumber,
    assigned: z.optional(z.literal('me')).check(z.describe('Only what is with the caller today.')),
    search: z.optional(z.string().check(z.maxLength(100), z.describe('In person, provider and description.'))),
    ...pageQuery,
  }),
  answer: queueOfRequests,
});

export const getCompanyRequest = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/requests/{id}/',
  summary:
    'One request of the company with what can be checked before it is decided: signals, earlier requests, budgets after it, and who looks at it. Reading it changes nothing.',
  params: idParams,
  answer: requestToReviewDetail,
});

export const reviewRequest = defineEndpoint({
  ...OWN,
  method: 'PATCH',
  path: '/company/requests/{id}/',
  summary:
    'Takes a request in review, accepts or rejects it (with a reason), once. 409 when somebody else was first, and requests.second above the limit: two accept it by …/decide/.',
  params: idParams,
  body: z.strictObject({
    status: z.enum(['in_review', 'accepted', 'rejected']),
    reason: z.optional(z.string().check(typedText(), z.maxLength(LONGEST_WORDS), z.describe('Needed to reject.'))),
  }),
  answer: z.extend(requestDetail, { employee }),
});

export const decideRequest = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/requests/{id}/decide/',
  summary:
    'Accepts a request, rejects it or asks the employee: a pending one is taken up and decided in one. Sent again by the same person it answers the same. 409 requests.status when somebody was first (who, when, what), 409 requests.seen when it is not as it was `seen`; 403 requests.own, 409 requests.employee_left for a question to whose account is closed. Above the limit of the company it waits until somebody else accepts it as well.',
  status: 200,
  params: idParams,
  body: decisionBody,
  answer: decided,
});

export const claimRequest = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/requests/{id}/claim/',
  summary:
    'Says to colleagues that one looks at a request, for a quarter of an hour from now; nobody is kept from deciding. Whoever looks already goes on looking unless it is taken over. Answers who looks.',
  status: 200,
  params: idParams,
  body: z.strictObject({ take_over: z.optional(z.boolean()) }),
  answer: z.object({ claim: z.nullable(claim) }),
});

export const leaveRequest = defineEndpoint({
  ...OWN,
  method: 'DELETE',
  path: '/company/requests/{id}/claim/',
  summary: 'Says that one does not look at it any more.',
  params: idParams,
});

export const assignRequest = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/requests/{id}/assign/',
  summary:
    'Says which reviewer is to look at a request, or nobody; anybody may still decide it. Who has it then is told, unless they did it. Answers who has it. 404 for somebody of another company, 403 requests.own, 409 requests.reviewer where they may not decide about it, requests.status once it is decided.',
  status: 200,
  params: idParams,
  body: z.strictObject({ to: z.nullable(z.int().check(z.gte(1))) }),
  answer: z.object({ assigned: assignment }),
});

export const listCompanyComments = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/requests/{id}/comments/',
  summary: 'What was written about a request of the company, oldest first.',
  params: idParams,
  answer: z.array(comment),
});

export const addCompanyComment = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/requests/{id}/comments/',
  status: 201,
  summary:
    'Asks the employee; a pending request is in review from then on. 409 requests.employee_left when their account is closed.',
  params: idParams,
  body: commentBody,
  answer: comment,
});

export const getCompanyRequestFile = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/requests/{id}/file/',
  summary: 'The file of a request of the company, as an attachment.',
  params: idParams,
});
