import { benefitInFull } from '#contract/benefits/benefits.contract.ts';
import { MOST_SIMILAR, readDetails } from '../benefits/benefit-details.ts';
import { spreadScenes } from '../benefits/spread-scenes.ts';
import type { Database } from '../database/database.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';
import { serialiser } from '../endpoints/serialiser.ts';
import { notFound } from '../errors/request.errors.ts';
import { type AroundFavourite, aroundFavourite, bytesOf, withFavourite } from './around-favourite.ts';
import { type Catalogue, pieceKey } from './catalogue-of.ts';
import { isSoldTo, type Looking } from './find-benefits.ts';
import type { KeptBenefit } from './kept-benefit.ts';
import { type CardReader, cardsOf } from './kept-cards.ts';

/** A benefit in full as JSON bytes, without the similar ones, which are inserted before `rest`. */
interface Details extends AroundFavourite {
  rest: Buffer;
}

const write = serialiser(() => jsonSchema(benefitInFull, 'output'));

/**
 * A benefit in full with at most six similar ones, as bytes. Throws the same 404 for one that is not there, not sold any more, or
 * not for the reader's company.
 */
export async function detailsAnswer(
  database: Database,
  catalogue: Catalogue,
  reader: CardReader,
  id: number,
): Promise<Buffer> {
  const benefit = catalogue.find(id);
  if (!benefit) throw notFound();
  const { generation } = catalogue;
  const core = benefit.kind === 'fixed' ? await catalogue.coreOf(reader.companyId) : null;
  const looking: Sold = { companyId: reader.companyId, core, generation };
  if (!isSoldTo(benefit, looking)) throw notFound();
  // A company's own core benefit is not cached: it is for the people of that company only.
  if (benefit.own) return Buffer.from(write(await readDetails(database, reader, id)));
  const details = await readPieces(database, catalogue, reader, id);
  const similar = await cardsOf(database, catalogue, reader, similarTo(catalogue, looking, benefit));
  return Buffer.concat([...withFavourite(details, reader.favourites?.includes(id) ?? false), ...similar, details.rest]);
}

// Reads, or takes from the cache, all parts except the similar benefits, which are inserted as cards.
async function readPieces(database: Database, catalogue: Catalogue, reader: CardReader, id: number): Promise<Details> {
  const key = pieceKey('details', id, reader);
  const known = catalogue.pieces.get(key) as Details | undefined;
  if (known) return known;
  const { generation } = catalogue;
  const read = await readDetails(database, reader, id);
  const text = write(Object.assign(read, { favorite: false, similar: [] }));
  const at = text.indexOf(SIMILAR) + SIMILAR.length;
  if (at < SIMILAR.length) throw new Error('nothing says what is similar');
  const details = Object.assign(aroundFavourite(text.slice(0, at)), { rest: Buffer.from(text.slice(at)) });
  if (generation !== catalogue.generation) return details;
  catalogue.pieces.set(key, details, bytesOf(details) + details.rest.length);
  return details;
}

const SIMILAR = '"similar":[';

/** The most bought of the same sub-category, then of the rest of the category (`similarTo` of `benefit-details.ts`). */
function similarTo(catalogue: Catalogue, looking: Sold, benefit: KeptBenefit): readonly number[] {
  const key = `similar ${benefit.id} ${looking.companyId}`;
  const known = catalogue.found.get(key) as readonly number[] | undefined;
  if (known) return known;
  const lookedAt = nearest(catalogue, looking, benefit).flatMap((list) =>
    list.sort((one, other) => other.bought - one.bought || one.id - other.id),
  );
  const ids = spreadScenes(lookedAt, MOST_SIMILAR, ({ scene }) => scene).map(({ id }) => id);
  if (looking.generation === catalogue.generation) catalogue.found.set(key, ids, ROOM);
  return ids;
}

type Sold = Pick<Looking, 'companyId' | 'core' | 'generation'>;

// Room of one cached list of similar benefits, counted like that many benefits of a found list.
const ROOM = 20;

function nearest(catalogue: Catalogue, looking: Sold, { id, kind, category, rootCategory }: KeptBenefit) {
  const near: KeptBenefit[] = [];
  const further: KeptBenefit[] = [];
  for (const other of catalogue.orders.inOrder({ field: 'bought', descending: true }, 'SR')) {
    if (other.kind !== kind || other.rootCategory !== rootCategory || other.id === id) continue;
    const list = other.category === category ? near : further;
    if (list.length < MOST_SIMILAR && isSoldTo(other, looking)) list.push(other);
    if (near.length === MOST_SIMILAR && further.length === MOST_SIMILAR) break;
  }
  return [near, further];
}
