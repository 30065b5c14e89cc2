import type { listBenefits } from '#contract/benefits/benefits.contract.ts';
import { type Kind, LOCATIONS, type WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { CURRENCIES, type Currency } from '#contract/money/money.rules.ts';
import { findsWord, wordsOf } from '../database/search-words.ts';
import { list, sql, type Text } from '../database/text.ts';

/** Conditions of a list of benefits; null or empty for no condition. */
export interface BenefitFilter {
  kind: Kind | null;
  way: WayToBuy | null;
  category: number | null;
  providers: readonly number[];
  /** Search words, all of which must occur. */
  words: readonly string[];
  /** Places, any of which is enough. */
  places: readonly string[];
}

type Query = NonNullable<QueryOf<typeof listBenefits>>;

/** The filter of a query, in a normal form: queries that mean the same give the same filter. */
export function readFilter(query: Query, currency: Currency): BenefitFilter {
  const providers = (query.providers ?? '').split(',').filter(Boolean).map(Number);
  return {
    kind: query.benefit_type ?? null,
    way: query.benefit_filter || null,
    category: query.category ?? null,
    providers: [...new Set(providers)].sort((one, other) => one - other),
    words: wordsOf(query.search ?? '').sort(),
    places: placesFor(query.location ?? '', currency),
  };
}

/**
 * specification.md 9: the whole country means everywhere. What is offered in the whole country is offered in each of its places, but
 * not for that reason online.
 */
function placesFor(location: string, currency: Currency): string[] {
  const countries = [currency, ...CURRENCIES].map((each) => LOCATIONS[each]);
  const [wholeCountry = ''] = countries.find((places) => places.includes(location)) ?? [];
  if (location === '' || location === wholeCountry) return [];
  return location === ONLINE || wholeCountry === '' ? [location] : [location, wholeCountry];
}

const ONLINE = 'Online';

/** The conditions of a filter on the benefits `b`, except that of the kind. */
export function matches(filter: BenefitFilter): Text {
  const conditions: Text[] = [sql`true`];
  if (filter.way) conditions.push(sql`b.way_to_buy = ${filter.way}`);
  if (filter.category !== null) conditions.push(inCategory(filter.category));
  if (filter.providers.length > 0) conditions.push(sql`b.provider_id in (${list(...filter.providers)})`);
  if (filter.places.length > 0)
    conditions.push(sql`b.locations && ${`{${filter.places.map(quoted).join(',')}}`}::text[]`);
  for (const word of filter.words) conditions.push(findsWord(sql`b.search_key`, word));
  return sql.join(conditions, sql` and `);
}

const LARGEST_INTEGER = 2_147_483_647;

/**
 * api.md 4: a category includes its sub-categories. The condition on the root category lets every ordering use its index; `case`
 * keeps the planner from treating the second condition as a further narrowing.
 */
export function inCategory(category: number): Text {
  if (category > LARGEST_INTEGER) return sql`false`;
  return sql`b.root_category_id = coalesce((select parent_id from categories where id = ${category}), ${category})
    and case when b.root_category_id = ${category} then true else b.category_id = ${category} end`;
}

function quoted(place: string): string {
  return `"${place.replace(/["\\]/g, '\\$&')}"`;
}
