import type { QueryOf } from '#contract/endpoint.ts';
import type { ListedProvider, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { PLATFORM_PROVIDERS } from '../benefits/of-platform.ts';
import { findsWords } from '../database/search-words.ts';
import { sql } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { inState, isAnyOf, lastChangedOf, type RecordList } from '../records/record-list.ts';

/** Which providers offer nothing. */
export const IDLE = sql`(p.id in (select provider_id from provider_offers where benefits = 0))`;

/** Providers as administrators list them. */
export const PROVIDERS: RecordList<NonNullable<QueryOf<typeof listProviders>>> = {
  from: sql`${PLATFORM_PROVIDERS} p join provider_offers o on o.provider_id = p.id`,
  counted: sql`${PLATFORM_PROVIDERS} p`,
  id: sql`p.id`,
  columns: sql`p.id, p.name, p.website, p.picture, p.active, p.revision, o.benefits,
    ${lastChangedOf('provider', sql`p.id`, sql`p.changed_at`)} as changed`,
  filters: {
    search: (search) => findsWords(sql`p.search_key`, search),
    state: inState(sql`p.active`),
    without_logo: (without) => (without ? sql`p.picture is null` : sql`p.picture is not null`),
    without_benefits: (without) => (without ? IDLE : sql`not ${IDLE}`),
    ids: isAnyOf(sql`p.id`),
  },
  orderings: { name: sql`p.sort_key collate "C"`, benefits: sql`o.benefits`, changed: sql`p.changed_at` },
  first: '+name',
};

/** Providers in a file, with the number by which a file of benefits tells those apart that are called alike. */
export const PROVIDERS_FILE: RecordsFile<ListedProvider> = {
  headings: [
    'Broj / Number',
    'Naziv / Name',
    'Sajt / Website',
    'Benefita u ponudi / Benefits on offer',
    'Stanje / State',
  ],
  cells: ({ id, name, website, benefits, active }) => [
    String(id),
    name,
    website ?? '',
    String(benefits),
    active ? 'Aktivan / Active' : 'Neaktivan / Inactive',
  ],
};
