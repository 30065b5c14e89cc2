import * as z from 'zod/mini';
import type { AnswerOf } from '../endpoint.ts';
import { PROVIDER_FILTERS } from '../providers/admin-providers.contract.ts';
import { endingCalls } from '../records/bulk-calls.contract.ts';
import { reason } from '../records/ending.contract.ts';
import { PROVIDER_BULK_ACTIONS, PROVIDER_BULK_REFUSALS } from './provider-bulk-actions.ts';

const effects = z.object({
  benefits: z
    .int()
    .check(z.describe('Not on offer, of those that would change: only of an active provider can one be.')),
  on_offer: z.int().check(z.describe('On offer, of those that stay for that.')),
});

/** Calls that deactivate or reactivate many providers. */
export const providerBulk = endingCalls({
  by: { audience: 'admin', permission: 'platform.catalogue' },
  path: '/admin/providers/',
  records: 'providers',
  does: 'deactivate many providers, or take them back',
  leavesOut: ', or that has a benefit on offer by now,',
  actions: PROVIDER_BULK_ACTIONS,
  refusals: PROVIDER_BULK_REFUSALS,
  filters: PROVIDER_FILTERS,
  asked: { reason: z.optional(reason).check(z.describe('Of `deactivate`: why, for the log of changes.')) },
  named: { name: z.string() },
  effects,
});

export type ProviderBulkPreview = AnswerOf<typeof providerBulk.preview>;
