import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { PROVIDER_FILTERS } from '../providers/admin-providers.contract.ts';
import { bulkOf, bulkPreviewOf, chosenBy, why } from '../records/bulk.contract.ts';
import { reason } from '../records/ending.contract.ts';
import { PROVIDER_BULK_ACTIONS, PROVIDER_BULK_REFUSALS } from './provider-bulk-actions.ts';

const ADMIN = { audience: 'admin', permission: 'platform.catalogue' } as const;

const named = z.object({ id: z.int(), name: z.string() });
const state = z.object({ active: z.boolean() });

const effects = z.object({
  benefits: z
    .int()
    .check(z.describe('Not on offer, of those that would change: only of an active provider can one be.')),
  on_offer: z.int().check(z.describe('On offer, of those that stay for that.')),
});

const preview = bulkPreviewOf({
  code: z.enum(PROVIDER_BULK_REFUSALS).check(z.describe('same: it is so already.')),
  named,
  change: z.extend(named, { before: state, after: state }),
  effects,
});

export type ProviderBulkPreview = z.infer<typeof preview>;

export const previewProviderBulk = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/bulk/preview/',
  summary:
    'What it would mean to deactivate many providers, or take them back, and which: they are held fast with their revisions, for ten minutes. Changes nothing. 409 bulk.too_many above 50,000.',
  status: 200,
  body: z.strictObject({
    ...chosenBy(PROVIDER_FILTERS),
    action: z.enum(PROVIDER_BULK_ACTIONS),
    reason: z.optional(reason).check(z.describe('Of `deactivate`: why, for the log of changes.')),
  }),
  answer: preview,
});

const bulk = bulkOf(PROVIDER_BULK_ACTIONS, z.extend(named, { why }));

export type ProviderBulk = z.infer<typeof bulk>;

export const readProviderBulk = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/providers/bulk/{id}/',
  summary: 'What became of a change of many providers that one has asked for.',
  params: idParams,
  answer: bulk,
});

export const runProviderBulk = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/bulk/{id}/run/',
  summary:
    'Changes the providers of a preview of one’s own, as a task; asked again it answers the same. One that somebody changed since, or that has a benefit on offer by now, is left out and named. 409 bulk.expired, bulk.nothing.',
  status: 200,
  params: idParams,
  answer: bulk,
});

export const undoProviderBulk = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/providers/bulk/{id}/undo/',
  summary:
    'Gives the providers back what they were, as a task, for 24 hours after the run. One that somebody changed since is kept and named. 409 bulk.running, bulk.too_late.',
  status: 200,
  params: idParams,
  answer: bulk,
});
