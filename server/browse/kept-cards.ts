import { type BenefitInList, benefitInList } from '#contract/benefits/benefits.contract.ts';
import {
  type BenefitRow,
  benefitColumns,
  benefitTables,
  type PriceReader,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';
import { serialiser } from '../endpoints/serialiser.ts';
import { type AroundFavourite, aroundFavourite, bytesOf, withFavourite } from './around-favourite.ts';
import { type Catalogue, pieceKey } from './catalogue-of.ts';

/** The reader of cards; their favourites are the only part of a card that depends on the person. */
export interface CardReader extends PriceReader {
  favourites?: readonly number[];
}

const COMMA = Buffer.from(',');

const write = serialiser(() => jsonSchema(benefitInList, 'output'));

/** Benefits as lists answer them, as JSON bytes with commas between them. Those that were deleted meanwhile are left out. */
export async function cardsOf(
  database: Database,
  catalogue: Catalogue,
  reader: CardReader,
  ids: readonly number[],
): Promise<Buffer[]> {
  const [cards = []] = await cardsOfEach(database, catalogue, reader, [ids]);
  return cards;
}

/** The cards of several lists, which may have benefits in common. */
export async function cardsOfEach(
  database: Database,
  catalogue: Catalogue,
  reader: CardReader,
  lists: readonly (readonly number[])[],
): Promise<Buffer[][]> {
  const cards = new Map<number, AroundFavourite>();
  const lacking = new Set<number>();
  for (const id of lists.flat()) {
    const known = catalogue.pieces.get(pieceKey('card', id, reader)) as AroundFavourite | undefined;
    if (known) cards.set(id, known);
    else lacking.add(id);
  }
  const read = lacking.size > 0 ? await readCards(database, catalogue, reader, [...lacking]) : [];
  for (const [id, card] of read) cards.set(id, card);
  return lists.map((ids) => joined(ids, cards, reader));
}

function joined(
  ids: readonly number[],
  cards: ReadonlyMap<number, AroundFavourite>,
  { favourites }: CardReader,
): Buffer[] {
  const bytes: Buffer[] = [];
  for (const id of ids) {
    const card = cards.get(id);
    if (!card) continue;
    if (bytes.length > 0) bytes.push(COMMA);
    bytes.push(...withFavourite(card, favourites?.includes(id) ?? false));
  }
  return bytes;
}

/** Benefits as lists answer them, as objects. */
export async function benefitsOf(
  database: Database,
  catalogue: Catalogue,
  reader: CardReader,
  ids: readonly number[],
): Promise<BenefitInList[]> {
  return JSON.parse(`[${Buffer.concat(await cardsOf(database, catalogue, reader, ids))}]`);
}

async function readCards(
  database: Database,
  catalogue: Catalogue,
  { language, currency }: CardReader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AroundFavourite>> {
  const { generation } = catalogue;
  const nobody = { companyId: 0, userId: 0, language, currency };
  const rows = await ask<BenefitRow>(
    database,
    sql`select ${benefitColumns(nobody)} from ${benefitTables(nobody)} where b.id = any(${`{${ids.join()}}`}::integer[])`,
  );
  const read = new Map(rows.map((row) => [row.id, aroundFavourite(write(toBenefitInList(row, nobody)))]));
  // Not cached if the catalogue changed meanwhile: what was read may be outdated.
  if (generation !== catalogue.generation) return read;
  for (const [id, card] of read)
    catalogue.pieces.set(pieceKey('card', id, { language, currency }), card, bytesOf(card));
  return read;
}
