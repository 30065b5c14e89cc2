import * as z from 'zod/mini';
import { amount, currency } from '../money/money.contract.ts';
import { bulkOf, bulkPreviewOf, chosenBy, recordId, why } from '../records/bulk.contract.ts';
import { bulkCalls } from '../records/bulk-calls.contract.ts';
import { BENEFIT_FILTERS } from './admin-benefits.contract.ts';
import { BULK_ACTIONS, BULK_REFUSALS, PRICE_CHANGE, PRICE_STEPS } from './benefit-bulk.rules.ts';

/** The action on many benefits, with the values that it takes. */
const action = {
  action: z.enum(BULK_ACTIONS),
  category_id: z.optional(recordId).check(z.describe('Of `category`.')),
  provider_id: z.optional(recordId).check(z.describe('Of `provider`.')),
  discount: z.optional(z.int().check(z.gte(0), z.lte(100))).check(z.describe('Of `discount`: percent.')),
  companies: z
    .optional(z.nullable(z.array(z.int().check(z.gte(1))).check(z.maxLength(1000))))
    .check(z.describe('Of `companies`: those that may have them; null for all.')),
  percent: z
    .optional(z.number().check(z.gte(PRICE_CHANGE.least), z.lte(PRICE_CHANGE.most)))
    .check(z.describe('Of `price`: how much more it is, or less.')),
  round_to: z
    .optional(z.literal(PRICE_STEPS))
    .check(z.describe('Of `price`: the new one is a whole number of these, of its own currency; 0.01 unless said.')),
};

const named = z.object({ id: z.int(), name_sr: z.string(), name_en: z.string() });

const change = z.extend(named, {
  currency,
  before: z.record(z.string(), z.unknown()).check(z.describe('The fields that change, as they are.')),
  after: z.record(z.string(), z.unknown()),
});

const effects = z.object({
  carts: z.int().check(z.describe('People who have one of them in their cart.')),
  subscriptions: z.int().check(z.describe('That run, of one of them.')),
  monthly: z
    .array(z.object({ currency, before: amount, after: amount }))
    .check(
      z.describe(
        'What those subscriptions cost together in a month, by the currency of the benefits; empty unless it changes.',
      ),
    ),
});

const preview = bulkPreviewOf({
  code: z.enum(BULK_REFUSALS).check(z.describe('same: it is so already.')),
  named,
  change,
  effects,
});

export type BulkPreview = z.infer<typeof preview>;

/** Calls that change many benefits. */
export const benefitBulk = bulkCalls({
  by: { audience: 'admin', permission: 'platform.catalogue' },
  path: '/admin/benefits/',
  records: 'benefits',
  does: 'change many benefits',
  body: z.strictObject({ ...chosenBy(BENEFIT_FILTERS), ...action }),
  preview,
  bulk: bulkOf(BULK_ACTIONS, z.extend(named, { why })),
});
