import type { ProviderBulkPreview } from '#contract/admin-benefits/provider-bulk.contract.ts';
import { chosenBy, chosenWrong, freeze, refuseWrong } from '../bulk/frozen.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import type { PersonKey } from '../people/person-key.ts';
import { PROVIDERS } from '../providers/provider-list.ts';
import { matching } from '../records/record-list.ts';
import { JUDGED, PROVIDER_BULK, type ProviderBulkAsked } from './provider-bulk-actions.ts';

interface Previewing {
  caller: PersonKey;
  asked: ProviderBulkAsked;
  now: Date;
}

/** Holds fast which providers would change and what it would mean. Throws bulkTooMany, or what is wrong with what is asked. */
export async function previewProviderBulk(
  database: Database,
  { caller, asked, now }: Previewing,
): Promise<ProviderBulkPreview> {
  checkAsked(asked);
  const { action, reason = '' } = asked;
  const { told, effects } = await freeze<ProviderBulkPreview['effects']>(database, {
    kind: PROVIDER_BULK,
    caller,
    action,
    reason,
    judging: JUDGED[action],
    now,
    chosen: chosenBy(
      asked,
      (query) => sql`b.id in (
      select p.id from ${PROVIDERS.from} where ${matching(PROVIDERS, query)})`,
    ),
    effects: sql`(select count(*)::integer from affected a join benefits f on f.provider_id = a.id where not f.active) as benefits,
      (select coalesce(sum(o.benefits), 0)::integer from judged j join provider_offers o on o.provider_id = j.id
        where j.why = 'in_use') as on_offer`,
  });
  const { benefits, on_offer } = effects;
  return Object.assign(told, { effects: { benefits, on_offer } }) as ProviderBulkPreview;
}

// What ends is never ended without a word of why.
function checkAsked(asked: ProviderBulkAsked): void {
  const wrong = chosenWrong(asked);
  if (asked.action === 'deactivate' && asked.reason === undefined) wrong.reason = fieldText('required', {});
  if (asked.action === 'reactivate' && asked.reason !== undefined) wrong.reason = fieldText('additionalProperties', {});
  refuseWrong(wrong);
}
