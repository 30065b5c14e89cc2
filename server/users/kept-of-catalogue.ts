import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import { type Catalogue, catalogueOf } from '../browse/catalogue-of.ts';
import { isSoldTo } from '../browse/find-benefits.ts';
import { benefitsOf } from '../browse/kept-cards.ts';
import { unitPriceIn } from '../browse/kept-price.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { keptRevision, mine } from './kept-revision.ts';
import { type Kept, type KeptLine, toKept } from './read-kept.ts';

/** A person's cart and favourites without the data of the benefits, and the version of the catalogue at which they were read. */
export interface OwnKept {
  /** Oldest first. */
  cart: [item: number, benefit: number, count: number, acceptedPrice: Minor | null][];
  /** Newest first. */
  favourites: number[];
  /** Revision of the benefits in both (kept-revision.ts). */
  revision: number;
  /** Version of the catalogue. */
  version: number;
}

/** An `OwnKept` of the person with the values `companyId` and `userId`, as one JSON value. */
export const ownKept = sql`json_build_object(
  'cart', (select coalesce(json_agg(json_build_array(c.id, c.benefit_id, c.count, c.accepted_price) order by c.id), '[]')
    from cart_items c where ${mine}),
  'favourites', (select coalesce(json_agg(f.benefit_id order by f.created_at desc, f.benefit_id), '[]') from favourites f where ${mine}),
  'revision', ${keptRevision},
  'version', (select coalesce(max(version), 0) from catalogue_version))`;

/**
 * The cart and the favourites of a reader, from the catalogue in memory: at the version at which `own` was read or a later one,
 * so that older data never appear under its revision. Null when the database must be queried: there is no catalogue in memory,
 * one of the benefits is no longer on offer, or the catalogue changed meanwhile.
 */
export async function keptOfCatalogue(database: Database, reader: PriceReader, own: OwnKept): Promise<Kept | null> {
  const ids = [...new Set([...own.cart.map(([, benefit]) => benefit), ...own.favourites])];
  if (ids.length === 0) return { cart: [], cart_version: '', favorite: [] };
  const catalogue = await catalogueOf.ifKept(database, own.version);
  const found = catalogue && (await findAll(database, catalogue, reader, { ids, favourites: own.favourites }));
  if (!found) return null;
  const of = (id: number) => found.get(id) as Found;
  const lines = own.cart.map(([id, benefit, count, accepted_price]) =>
    Object.assign({ id, count, accepted_price }, of(benefit)),
  );
  return toKept(lines, own.favourites.map(of));
}

type Found = Pick<KeptLine, 'card' | 'sold' | 'unitPrice'>;

async function findAll(
  database: Database,
  catalogue: Catalogue,
  reader: PriceReader,
  { ids, favourites }: { ids: readonly number[]; favourites: readonly number[] },
): Promise<ReadonlyMap<number, Found> | null> {
  const { generation } = catalogue;
  const benefits = ids.flatMap((id) => catalogue.find(id) ?? []);
  if (benefits.length < ids.length) return null;
  const mayBePutAway = benefits.some(({ kind }) => kind === 'fixed');
  const core = mayBePutAway ? await catalogue.coreOf(reader.companyId) : null;
  const cards = await benefitsOf(database, catalogue, Object.assign({ favourites }, reader), ids);
  if (cards.length < ids.length || generation !== catalogue.generation) return null;
  const unitPrice = unitPriceIn(reader.currency, catalogue.rates);
  const looking = { companyId: reader.companyId, core };
  const found = benefits.map((benefit, place): [number, Found] => [
    benefit.id,
    { card: cards[place] as BenefitInList, sold: isSoldTo(benefit, looking), unitPrice: unitPrice(benefit) },
  ]);
  return new Map(found);
}
