import { countMemory } from '../benefits/catalogue-memory.ts';
import { findOnOffer } from '../browse/find-on-offer.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import type { CountMemory } from '../records/record-list.ts';
import type { BenefitsQuery } from './benefit-list.ts';

const PAGING = new Set(['ordering', 'page', 'page_size']);

/**
 * Caches how many benefits a filter finds. For a search, those on offer are counted in the catalogue that this process keeps in
 * memory for the shop, so that the database counts only the few that are not on offer.
 */
export function benefitCounts(
  database: Database,
  caller: Pick<Caller, 'catalogueVersion'>,
  query: BenefitsQuery,
): CountMemory {
  const { search, ...others } = query;
  const isAlone = Object.entries(others).every(([name, value]) => value === undefined || PAGING.has(name));
  const memory = countMemory(database, caller, 'benefits');
  if (search === undefined || !isAlone) return memory;
  return Object.assign(memory, {
    begin: async () => {
      const found = await findOnOffer(database, caller.catalogueVersion, search);
      return found && Object.assign(found, { left: sql`not b.active` });
    },
  });
}
