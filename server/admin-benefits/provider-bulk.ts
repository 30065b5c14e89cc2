import type { QueryOf } from '#contract/endpoint.ts';
import type { listProviders } from '#contract/providers/admin-providers.contract.ts';
import { PLATFORM_PROVIDERS } from '../benefits/of-platform.ts';
import { changedWords } from '../bulk/changed-words.ts';
import type { EndedKind } from '../bulk/ended-kind.ts';
import { sql } from '../database/text.ts';
import { PROVIDERS } from '../providers/provider-list.ts';

type Query = NonNullable<QueryOf<typeof listProviders>>;

/**
 * Bulk deactivation and reactivation of providers. A provider with benefits on offer cannot be deactivated until these are
 * withdrawn or moved to another provider.
 */
export const PROVIDER_BULK: EndedKind<Query> = {
  bulk: {
    topic: 'providers',
    task: 'provider_bulk',
    permission: 'platform.catalogue',
    notedIn: 'platform',
    table: sql`providers`,
    seen: PLATFORM_PROVIDERS,
    names: sql`b.name`,
  },
  list: PROVIDERS,
  called: sql`b.name`,
  end: {
    action: 'deactivate',
    noted: 'provider.deactivated',
    refused: ['in_use', sql`exists (select from provider_offers o where o.provider_id = b.id and o.benefits > 0)`],
    saysWhy: true,
  },
  comeBack: { action: 'reactivate', noted: 'provider.reactivated' },
  effects: () => sql`jsonb_build_object(
    'benefits', (select count(*)::integer from affected a join benefits f on f.provider_id = a.id where not f.active),
    'on_offer', (select coalesce(sum(o.benefits), 0)::integer from judged j join provider_offers o on o.provider_id = j.id
      where j.why = 'in_use'))`,
  words: changedWords({ en: 'providers', sr: { changed: 'Partneri su promenjeni', of: 'partnera' } }),
};
