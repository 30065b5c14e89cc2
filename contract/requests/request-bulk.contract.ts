import * as z from 'zod/mini';
import { amount, currency } from '../money/money.contract.ts';
import { bulkPreviewOf, lastingBulkOf, recordId } from '../records/bulk.contract.ts';
import { lastingBulkCalls } from '../records/bulk-calls.contract.ts';
import { MOST_BULK_IDS } from '../records/bulk-statuses.ts';
import { status } from './requests.contract.ts';

/** Bulk actions on requests; there is no bulk rejection. */
const REQUEST_ACTIONS = ['accept'] as const;

/**
 * Why a request is left out, checked in this order: it is decided, it is the reviewer's own, it is in review, a colleague looks at it
 * or has it assigned, it is above the limit of one person, or it has a signal.
 */
const REQUEST_REFUSALS = ['decided', 'own', 'in_review', 'elsewhere', 'limit', 'signals'] as const;
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

const named = z.object({ id: z.int(), person: z.string(), provider: z.string() });
const state = z.object({ status });

const pot = z.object({
  category_id: z.nullable(z.int()).check(z.describe('Null is the flexible budget.')),
  category: z.nullable(z.string()),
  currency,
  sum: amount,
});

const preview = bulkPreviewOf({
  code: z.enum(REQUEST_REFUSALS),
  named,
  change: z.extend(named, { amount, currency, before: state, after: state }),
  effects: z.object({
    people: z.int().check(z.describe('Whose they are.')),
    pots: z.array(pot).check(z.describe('Out of which budgets they are paid, the flexible one last.')),
  }),
});

export type RequestsPreview = z.infer<typeof preview>;

const bulk = lastingBulkOf(REQUEST_ACTIONS, named, ['moved', 'refused'], 'A decision about money is final.');

/** Calls that accept many requests. They are selected by ids only, so that nobody accepts requests that were not on the screen. */
export const requestBulkCalls = lastingBulkCalls({
  by: { audience: 'company-admin', permission: 'company.requests' },
  path: '/company/requests/',
  records: 'requests',
  does: 'accept many requests',
  leavesOut: ', or that one person may not accept without a look any more,',
  body: z.strictObject({
    ids: z.array(recordId).check(z.minLength(1), z.maxLength(MOST_BULK_IDS)),
    action: z.enum(REQUEST_ACTIONS),
  }),
  preview,
  bulk,
});
