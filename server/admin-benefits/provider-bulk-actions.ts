import type { previewProviderBulk } from '#contract/admin-benefits/provider-bulk.contract.ts';
import type { ProviderBulkAction, ProviderBulkRefusal } from '#contract/admin-benefits/provider-bulk-actions.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { BulkKind, Judging } from '../bulk/bulk-kind.ts';
import { sql } from '../database/text.ts';

export type ProviderBulkAsked = BodyOf<typeof previewProviderBulk>;

/** Providers, many of which are changed at once. */
export const PROVIDER_BULK: BulkKind = {
  topic: 'providers',
  task: 'provider_bulk',
  permission: 'platform.catalogue',
  notedIn: 'platform',
  canUndo: true,
  table: sql`providers`,
  names: sql`b.name`,
};

/** A provider has benefits on offer: it stays until they are withdrawn, or another's. */
export const OFFERS = sql`exists (select from provider_offers o where o.provider_id = b.id and o.benefits > 0)`;

const active = (is: boolean) => sql`jsonb_build_object('active', ${is}::boolean)`;

/** How each action is judged. */
export const JUDGED: Record<ProviderBulkAction, Judging<ProviderBulkRefusal>> = {
  deactivate: {
    before: active(true),
    after: active(false),
    refused: [
      ['same', sql`not b.active`],
      ['in_use', OFFERS],
    ],
  },
  reactivate: { before: active(false), after: active(true), refused: [['same', sql`b.active`]] },
};
