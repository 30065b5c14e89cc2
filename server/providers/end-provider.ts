import type { AdminProvider, ProviderImpact } from '#contract/providers/admin-providers.contract.ts';
import { PLATFORM_PROVIDERS } from '../benefits/of-platform.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { checkImpact, impactOf } from '../records/impact.ts';
import { providerInUse } from './providers.errors.ts';
import { type Editing, saveProvider } from './save-provider.ts';

/** The impact of deactivating a provider. Throws notFound. */
export async function readImpact(database: Database | Transaction, id: number): Promise<ProviderImpact> {
  const [effects] = await readEffects(database, { id });
  if (!effects) throw notFound();
  return impactOf(effects.benefits > 0 ? 'blocked' : 'harmless', effects);
}

interface Ending extends Editing {
  /** The impact that was seen. */
  impact: string;
  reason: string;
}

/** Takes a provider out of the shop. Throws notFound, recordChanged, impactChanged, or providerInUse. */
export function deactivateProvider(database: Database, { impact, reason, ...editing }: Ending): Promise<AdminProvider> {
  return saveProvider(database, editing, {
    kind: 'provider.deactivated',
    columns: { active: false },
    reason,
    finish: async (transaction) => {
      const found = await readImpact(transaction, editing.id);
      checkImpact(found, impact);
      if (found.weight === 'blocked') throw providerInUse(found.effects.benefits);
    },
  });
}

/** Takes a provider back into the shop. Throws notFound, or recordChanged. */
export function reactivateProvider(database: Database, editing: Editing): Promise<AdminProvider> {
  return saveProvider(database, editing, { kind: 'provider.reactivated', columns: { active: true } });
}

const readEffects = statement(
  'provider_impact',
  of<ProviderImpact['effects']>,
  () => sql`
    select (select count(*)::integer from benefits b where b.provider_id = p.id and b.active) as benefits, (
        select coalesce(jsonb_agg(jsonb_build_object('id', first.id, 'name_sr', first.name_sr, 'name_en', first.name_en)
          order by first.sort_sr collate "C", first.id), '[]')
        from (
          select b.* from benefits b where b.provider_id = p.id and b.active
          order by b.sort_sr collate "C", b.id limit 5) first) as some_benefits,
      (select count(*)::integer from benefits b where b.provider_id = p.id and not b.active) as withdrawn_benefits
    from ${PLATFORM_PROVIDERS} p where p.id = ${number('id')}`,
);
