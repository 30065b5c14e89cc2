import type { AnswerOf } from '#contract/endpoint.ts';
import { getHome } from '#contract/home/home.contract.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Catalogue } from '../browse/catalogue-of.ts';
import { cardsOfEach } from '../browse/kept-cards.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';
import { serialiser } from '../endpoints/serialiser.ts';
import { toOpen } from '../nudges/read-open.ts';
import { readUncoveredCharge } from '../subscriptions/read-subscriptions.ts';
import { choose } from './kept-choice.ts';
import { nudgesFor } from './kept-nudges.ts';
import { readOwn } from './read-own.ts';

const write = serialiser(() => jsonSchema(getHome.answer, 'output'));

interface Beside {
  now: Date;
  stores: AnswerOf<typeof getHome>['stores'];
}

/**
 * The answer of the first screen as JSON bytes: one statement reads the reader's own data, another the coming charge of a
 * subscription; the benefits come from memory.
 */
export async function homeAnswer(
  database: Database,
  catalogue: Catalogue,
  reader: PriceReader,
  { now, stores }: Beside,
): Promise<Buffer> {
  const { companyId, userId, language, currency } = reader;
  const own = await readOwn(database, reader);
  const { popular, last, recommended } = choose(catalogue, { companyId, currency, year: budgetYear(now) }, own);
  const nudges = nudgesFor(catalogue, reader, now, own);
  const lists = [popular, last, recommended, ...nudges.map(({ benefits }) => benefits)];
  const charge = own.subscribes ? await readUncoveredCharge(database, reader, now) : null;
  const favourites = own.had.flatMap(([id, , isFavourite]) => (isFavourite ? [id] : []));
  const cards = await cardsOfEach(
    database,
    catalogue,
    { companyId, userId, language, currency, favourites },
    lists.map((list) => list.map(({ id }) => id)),
  );
  const frame = write({
    popular: [],
    last: [],
    recommended: [],
    nudges: nudges.map(({ nudge }) => nudge),
    open: toOpen(own, charge),
    stores,
  });
  return filled(frame, cards);
}

// A quotation mark within a text has a backslash before it, so these are lists.
const EMPTY_LIST = /(?<="(?:popular|last|recommended|benefits)":\[)(?=\])/;

/** Puts cards into the lists that a text leaves empty, each into its own. */
function filled(frame: string, cards: readonly (readonly Buffer[])[]): Buffer {
  const parts = frame.split(EMPTY_LIST);
  if (parts.length !== cards.length + 1) throw new Error('other lists are empty than those there are cards for');
  return Buffer.concat(parts.flatMap((part, place) => [Buffer.from(part), ...(cards[place] ?? [])]));
}
