import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';
import { anyNumber, anyOf, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { APPROVAL_KINDS, APPROVAL_STATUSES, LONGEST_REFUSAL, MOST_LIMIT, STALE } from './approvals.rules.ts';
import { personOfApproval, proposed } from './proposed.contract.ts';

const OWN = { audience: 'company-admin', permission: 'company.budgets' } as const;

const listedApproval = z.object({
  id: z.int(),
  kind: z
    .enum(APPROVAL_KINDS)
    .check(
      z.describe(
        'limit: the limit itself is to be raised; request: one is to be accepted; take_back: what is unspent of a gift; import: what a file of budgets gives and takes back.',
      ),
    ),
  ...proposed,
  note: z.string().check(z.describe('Why it was proposed.')),
  gift: z.nullable(z.int()).check(z.describe('What is given once it is approved, or taken back.')),
  request: z.nullable(z.int()).check(z.describe('Which request is accepted once it is approved.')),
  import: z.nullable(z.int()).check(z.describe('Which import of budgets is written once it is approved.')),
  file: z.nullable(z.string()).check(z.describe('The name of the file of that import.')),
  employee: z.nullable(personOfApproval).check(z.describe('Whose request it is; they decide nothing about it.')),
  category: z.nullable(z.int()).check(z.describe('Null is the flexible budget.')),
  category_name_sr: z.nullable(z.string()),
  category_name_en: z.nullable(z.string()),
  year: z.nullable(z.int()),
  amount: z.nullable(amount).check(z.describe('To each person.')),
  people: z.nullable(z.int()).check(z.describe('For how many it was proposed.')),
  sum: amount.check(z.describe('What it came to in all; of a limit what it is to be.')),
  limit: amount.check(z.describe('The limit as it was when this was proposed.')),
  currency,
});

export type ListedApproval = z.infer<typeof listedApproval>;

const world = z.object({
  people: z.nullable(z.int()),
  sum: amount,
  left_out: z
    .array(personOfApproval)
    .check(
      z.describe(
        'Who has left since it was proposed, or has registered and not confirmed their address; the first twenty, by last name.',
      ),
    ),
  left_count: z.int(),
  stale: z
    .nullable(z.enum(STALE))
    .check(
      z.describe(
        'Why it cannot be done any more: the proposer may not any more (`reviewer` of a request), nobody is left, the category or the year is over, the currency is another, the limit was changed.',
      ),
    ),
  seen: z.string().check(z.describe('Stands for exactly that: sent along, exactly that is approved.')),
});

const approval = z.extend(listedApproval, {
  now: z.nullable(world).check(z.describe('What it would mean now; null once it is decided.')),
  may: z
    .enum(['decide', 'withdraw', 'look'])
    .check(z.describe('What the caller may do about it; only those who may change the limit decide on it.')),
});

export type Approval = z.infer<typeof approval>;

/** Fields by which the list can be ordered. */
export const APPROVAL_ORDERINGS = ['date', 'sum', 'expires_at'] as const;

export const listApprovals = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/approvals/',
  summary:
    'What in the company needs or needed a second person, newest first. The search looks in notes and in names of those who proposed it.',
  query: z.strictObject({
    ...recordsQuery(APPROVAL_ORDERINGS),
    state: anyOf(APPROVAL_STATUSES),
    kind: anyOf(APPROVAL_KINDS),
    by: anyNumber.check(z.describe('Who proposed it: any of these people.')),
    ids: onlyIds,
    ...recordsPage,
  }),
  answer: recordsOf(listedApproval),
});

export const getApproval = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/approvals/{id}/',
  summary: 'A proposal as it was frozen, and what it would mean now.',
  params: idParams,
  answer: approval,
});

export const approveApproval = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/approvals/{id}/approve/',
  summary:
    'Does exactly what was seen. 403 approvals.own to whoever proposed it; 409 approvals.changed when it would mean something else by now, approvals.stale when it cannot be done any more, approvals.status when it is decided; 410 approvals.expired after seven days. Approved by the caller already, it stays so.',
  status: 200,
  params: idParams,
  body: z.strictObject({ seen: z.string().check(z.regex(/^[\da-f]{64}$/)) }),
  answer: approval,
});

export const refuseApproval = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/approvals/{id}/refuse/',
  summary:
    'Rejects a proposal; whoever made it is told why. 403 approvals.own, 409 approvals.status, 410 approvals.expired.',
  status: 200,
  params: idParams,
  body: z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_REFUSAL)),
  }),
  answer: approval,
});

export const withdrawApproval = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/approvals/{id}/withdraw/',
  summary:
    'Takes back one’s own proposal. 403 approvals.others to anybody else, 409 approvals.status, 410 approvals.expired.',
  status: 200,
  params: idParams,
  answer: approval,
});

const approvalLimit = z.object({
  limit: amount.check(z.describe('Above so much in all somebody else has to approve it.')),
  usual: amount.check(z.describe('That of a company which has set none.')),
  currency,
  others: z.array(z.string()).check(z.describe('Who could approve what the caller proposes, by their names.')),
  waiting: z.nullable(z.int()).check(z.describe('The proposal that waits to raise it.')),
});

export type ApprovalLimit = z.infer<typeof approvalLimit>;

export const getApprovalLimit = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/approval-limit/',
  summary: 'Above how much the company needs a second person. It holds while there are two who may approve.',
  answer: approvalLimit,
});

export const setApprovalLimit = defineEndpoint({
  audience: 'company-admin',
  permission: 'company.settings',
  method: 'PUT',
  path: '/company/approval-limit/',
  summary:
    'Sets the limit: a lower one at once; a higher one waits for another owner. 409 approvals.nobody where there is none, approvals.limit_waits while one waits.',
  status: 200,
  body: z.strictObject({ limit: amount.check(z.gte(0), z.lte(MOST_LIMIT)) }),
  answer: approvalLimit,
});
