import * as z from 'zod/mini';
import { listedOrder, orderEffects } from '../admin-orders/admin-orders.contract.ts';
import { APPROVAL_STATUSES, LONGEST_REFUSAL, MOST_LIMIT } from '../approvals/approvals.rules.ts';
import { proposed } from '../approvals/proposed.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';
import { rateEffect, rateMove } from '../rates/rates.contract.ts';
import { anyOf, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { PLATFORM_APPROVAL_KINDS, PLATFORM_STALE } from './admin-approvals.rules.ts';

// Proposals on the platform that wait for a second person, of every kind.

const APPROVALS = { audience: 'admin', permission: 'platform.approvals' } as const;

const listedApproval = z.object({
  id: z.int(),
  kind: z
    .enum(PLATFORM_APPROVAL_KINDS)
    .check(
      z.describe(
        'announcement: one is to be sent to many; rate: one is to move by much; refund: an order is to be cancelled with its money back; limit: that of refunds is to be raised.',
      ),
    ),
  ...proposed,
  note: z.string().check(z.describe('Why it was proposed; of a refund what its buyer reads.')),
  name_sr: z.string().check(z.describe('Of an announcement its title; else empty.')),
  name_en: z.string(),
  people: z.nullable(z.int()).check(z.describe('For how many an announcement was fixed.')),
  sum: z.nullable(amount).check(z.describe('What is refunded, or what the limit is to be.')),
  currency: z.nullable(currency),
  limit: z.nullable(amount).check(z.describe('The limit of refunds when it was proposed, in dinars.')),
  rate: z.nullable(rateMove),
  order: z.nullable(z.pick(listedOrder, { id: true, company: true, person: true })),
  announcement: z.nullable(z.int()).check(z.describe('Which announcement it is; null once that is thrown away.')),
});

export type ListedPlatformApproval = z.infer<typeof listedApproval>;

const world = z.object({
  people: z.nullable(z.int()),
  sum: z.nullable(amount),
  left_count: z.int().check(z.describe('Who has left since an announcement was fixed for them: they are not told.')),
  stale: z.nullable(z.enum(PLATFORM_STALE)).check(z.describe('Why it cannot be done any more.')),
  rate: z.nullable(rateEffect).check(z.describe('What the rate would mean now.')),
  refund: z.nullable(orderEffects).check(z.describe('What cancelling the order would mean now.')),
  limit: z.nullable(amount).check(z.describe('The limit of now.')),
  seen: z.string().check(z.describe('Stands for exactly that: sent along, exactly that is approved.')),
});

export type PlatformWorld = z.infer<typeof world>;

const approval = z.extend(listedApproval, {
  texts: z
    .nullable(
      z.object({
        text_sr: z.string().check(z.describe('Html, sanitised.')),
        text_en: z.string(),
        sender: z.string(),
        at: z.nullable(z.string()).check(z.describe('ISO 8601: the hour that was chosen; null is at once.')),
      }),
    )
    .check(z.describe('What people will read; of an announcement that waits alone.')),
  now: z.nullable(world).check(z.describe('What it would mean now; null once it is decided.')),
  may: z.enum(['decide', 'withdraw', 'look']).check(z.describe('What the caller may do about it.')),
});

export type PlatformApproval = z.infer<typeof approval>;

/** Fields by which the list can be ordered. */
export const PLATFORM_APPROVAL_ORDERINGS = ['date', 'expires_at'] as const;

export const listPlatformApprovals = defineEndpoint({
  ...APPROVALS,
  method: 'GET',
  path: '/admin/approvals/',
  summary:
    'What of the platform needs or needed a second person, newest first, of the kinds that one may decide on. The search looks in titles, in reasons and in names of those who proposed it.',
  query: z.strictObject({
    ...recordsQuery(PLATFORM_APPROVAL_ORDERINGS),
    state: anyOf(APPROVAL_STATUSES),
    kind: anyOf(PLATFORM_APPROVAL_KINDS),
    whose: z.optional(z.enum(['own', 'others'])).check(z.describe('Proposed by the caller, or by others.')),
    ids: onlyIds,
    ...recordsPage,
  }),
  answer: recordsOf(listedApproval),
});

export const getPlatformApproval = defineEndpoint({
  ...APPROVALS,
  method: 'GET',
  path: '/admin/approvals/{id}/',
  summary: 'A proposal as it was frozen, and what it would mean now.',
  params: idParams,
  answer: approval,
});

export const approvePlatformApproval = defineEndpoint({
  ...APPROVALS,
  method: 'POST',
  path: '/admin/approvals/{id}/approve/',
  summary:
    'Does exactly what was seen. 403 approvals.own to whoever proposed it; 409 approvals.changed when it would mean something else by now, approvals.stale when it cannot be done any more, approvals.status when it is decided; 410 approvals.expired after seven days. Approved by the caller already, it stays so.',
  status: 200,
  params: idParams,
  body: z.strictObject({ seen: z.string().check(z.regex(/^[\da-f]{64}$/)) }),
  answer: approval,
});

export const refusePlatformApproval = defineEndpoint({
  ...APPROVALS,
  method: 'POST',
  path: '/admin/approvals/{id}/refuse/',
  summary:
    'Rejects a proposal; whoever made it is told why. 403 approvals.own, 409 approvals.status, 410 approvals.expired.',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_REFUSAL)) }),
  answer: approval,
});

export const withdrawPlatformApproval = defineEndpoint({
  ...APPROVALS,
  method: 'POST',
  path: '/admin/approvals/{id}/withdraw/',
  summary:
    'Takes back one’s own proposal. 403 approvals.others to anybody else, 409 approvals.status, 410 approvals.expired.',
  status: 200,
  params: idParams,
  answer: approval,
});

const settings = z.object({
  refund_limit: amount.check(z.describe('Above so many dinars the refund of an order needs a second person.')),
  others: z.array(z.string()).check(z.describe('Who could approve a refund that the caller proposes, by their names.')),
  waiting: z.nullable(z.int()).check(z.describe('The proposal that waits to raise it.')),
});

export type PlatformSettings = z.infer<typeof settings>;

export const getPlatformSettings = defineEndpoint({
  audience: 'admin',
  permission: 'platform.any',
  method: 'GET',
  path: '/admin/settings/',
  summary: 'What holds for the whole platform.',
  answer: settings,
});

export const changePlatformSettings = defineEndpoint({
  audience: 'admin',
  permission: 'platform.settings',
  method: 'PATCH',
  path: '/admin/settings/',
  summary:
    'Lowers the limit of refunds at once; a higher one waits for another owner. 409 approvals.nobody where there is none, approvals.limit_waits while one waits.',
  status: 200,
  body: z.strictObject({ refund_limit: amount.check(z.gte(0), z.lte(MOST_LIMIT)) }),
  answer: settings,
});
