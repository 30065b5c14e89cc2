import * as z from 'zod/mini';
import { bulkPreviewOf, chosenBy, lastingBulkOf } from '../records/bulk.contract.ts';
import { lastingBulkCalls } from '../records/bulk-calls.contract.ts';
import { SUGGESTION_FILTERS } from './admin-suggestions.contract.ts';
import { ANSWERED_STATUSES, LONGEST_ANSWER, SUGGESTION_STATUSES } from './suggestions.rules.ts';

const ACTIONS = ['answer'] as const;

const named = z.object({ id: z.int(), name: z.string(), provider: z.string() });
const before = z.object({ status: z.enum(SUGGESTION_STATUSES) });

const preview = bulkPreviewOf({
  code: z.enum(['same']).check(z.describe('same: that was answered already.')),
  named,
  change: z.extend(named, { before, after: before }),
  effects: z.object({
    people: z.int().check(z.describe('Who made them: each is told once.')),
    sr: z.int().check(z.describe('Who of them read Serbian.')),
    en: z.int().check(z.describe('Who read English.')),
    replaced: z.int().check(z.describe('Of how many an answer in other words would be replaced.')),
  }),
});

export type SuggestionsPreview = z.infer<typeof preview>;

const bulk = lastingBulkOf(ACTIONS, named, ['moved', 'refused'], 'What somebody was told is not taken back.');

/** Calls that give many similar suggestions the same answer. */
export const suggestionBulk = lastingBulkCalls({
  by: { audience: 'admin', permission: 'platform.suggestions' },
  path: '/admin/suggestions/',
  records: 'suggestions',
  does: 'answer many suggestions alike',
  leavesOut: ', or whose benefit is gone by now,',
  body: z.strictObject({
    ...chosenBy(SUGGESTION_FILTERS),
    action: z.enum(ACTIONS),
    status: z.enum(ANSWERED_STATUSES),
    answer: z
      .optional(z.string().check(z.trim(), z.maxLength(LONGEST_ANSWER)))
      .check(z.describe('Empty or missing, what was answered to each stays; a rejection needs it.')),
    benefit: z
      .optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))))
      .check(z.describe('That came of them: needed where the status is live, and only there.')),
  }),
  preview,
  bulk,
});
