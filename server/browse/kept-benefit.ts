import type { Kind, WayToBuy } from '#contract/benefits/benefits.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { sceneOfPicture } from '../benefits/spread-scenes.ts';
import { oneApostrophe } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';

/** A provider, one object shared by all of its benefits. */
export interface KeptProvider {
  active: boolean;
}

/** A benefit on offer in memory: all that search, filters and orders need, and nothing that is only shown. */
export interface KeptBenefit {
  id: number;
  /** Its number among all that were ever in memory: a new one after each change. */
  slot: number;
  kind: Kind;
  way: WayToBuy;
  category: number;
  rootCategory: number;
  providerId: number;
  provider: KeptProvider;
  bought: number;
  /** Microseconds. */
  addedAt: number;
  /** Millionths of a euro after the discount; null when it is agreed on. */
  sortPrice: number | null;
  sortEn: string;
  sortSr: string;
  price: Minor | null;
  currency: Currency;
  discount: number;
  monthly: boolean;
  /** The companies that may have it; null for all. */
  companies: ReadonlySet<number> | null;
  /** Whether it is a company's own core benefit. */
  own: boolean;
  places: readonly string[];
  /** What its first picture shows (`spread-scenes.ts`). */
  scene: string | null;
}

/** A benefit as `keptColumns` reads it; the fields are null when it is not on offer. */
export type KeptRow = [id: number, fields: KeptFields | null];

interface KeptFields {
  kind: Kind;
  way: WayToBuy;
  category: number;
  root: number;
  provider: number;
  bought: number;
  added: number;
  sort_price: number | null;
  sort_en: string;
  sort_sr: string;
  search_key: string;
  price: Minor | null;
  currency: Currency;
  discount: number;
  monthly: boolean;
  companies: number[] | null;
  own: boolean;
  places: string[];
  picture: string | null;
}

/** A `KeptRow` of the benefit `b`, as one JSON value. */
export const keptColumns: Text = sql`json_build_array(b.id, case when b.active then json_build_object(
  'kind', b.kind, 'way', b.way_to_buy, 'category', b.category_id, 'root', b.root_category_id, 'provider', b.provider_id,
  'bought', b.bought, 'added', (extract(epoch from b.added_at) * 1000000)::bigint, 'sort_price', b.sort_price,
  'sort_en', b.sort_en, 'sort_sr', b.sort_sr, 'search_key', ${oneApostrophe(sql`b.search_key`)},
  'price', b.price, 'currency', b.currency, 'discount', b.discount, 'monthly', b.monthly, 'own', b.owner_company_id is not null, 'places', b.locations,
  'companies', case when not b.for_all_companies then
    coalesce((select json_agg(o.company_id) from benefit_companies o where o.benefit_id = b.id), '[]') end,
  'picture', b.pictures -> 0 ->> 'image') end)`;

interface Place {
  id: number;
  slot: number;
  provider: KeptProvider;
}

/** The benefit of a row. Strings that many benefits have in common are stored once: `shared` answers the stored one. */
export function keptBenefit(fields: KeptFields, { id, slot, provider }: Place, shared: Shared): KeptBenefit {
  const { picture } = fields;
  return {
    id,
    slot,
    kind: shared(fields.kind),
    way: shared(fields.way),
    category: fields.category,
    rootCategory: fields.root,
    providerId: fields.provider,
    provider,
    bought: fields.bought,
    addedAt: fields.added,
    sortPrice: fields.sort_price,
    sortEn: byCodePoints(fields.sort_en),
    sortSr: byCodePoints(fields.sort_sr),
    price: fields.price,
    currency: shared(fields.currency),
    discount: fields.discount,
    monthly: fields.monthly,
    companies: fields.companies && new Set(fields.companies),
    own: fields.own,
    places: fields.places.map(shared),
    scene: picture === null ? null : shared(sceneOfPicture(picture)),
  };
}

export type Shared = <Word extends string>(word: Word) => Word;

/** Makes a `Shared`: a pool of interned strings. */
export function sharedWords(): Shared {
  const words = new Map<string, string>();
  return <Word extends string>(word: Word) => {
    const known = words.get(word);
    if (known !== undefined) return known as Word;
    words.set(word, word);
    return word;
  };
}

// JavaScript compares strings by UTF-16 code units, PostgreSQL (`collate "C"`) by code points: the order of surrogate pairs and
// of the code units above them (U+E000 to U+FFFF) has to be swapped.
function byCodePoints(key: string): string {
  return /[\ud800-\uffff]/.test(key) ? key.replace(/[\ud800-\uffff]/g, turned) : key;
}

function turned(half: string): string {
  const code = half.charCodeAt(0);
  return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
}
