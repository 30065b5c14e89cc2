import { CURRENCIES } from '#contract/money/money.rules.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { type BoundedMemory, boundedMemory } from './bounded-memory.ts';
import { type KeptCatalogue, type Reading, readWhole } from './kept-catalogue.ts';
import { type CoreChoices, readCoreChoices, readTouched } from './read-catalogue.ts';

/** A catalogue with more benefits on offer than this is not kept in memory but read from the database each time. */
const MOST_BENEFITS = 250_000;
/** Size of the cache of found lists, in benefits. */
const MOST_FOUND = 1_000_000;
/** Size of the cache of parts of answers, in bytes. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_COMPANIES = 2000;

/** The catalogue of a database in the memory of this process, with caches of what was derived from it. */
export interface Catalogue extends KeptCatalogue {
  /** Rises when a cached value may be outdated: a result whose computation began before is then not cached. */
  generation: number;
  /** Cache of found lists, at this version. */
  found: BoundedMemory<unknown>;
  /** Cache of parts of answers, by keys such as `card 7 SR RSD`. */
  pieces: BoundedMemory<unknown>;
  companies: Map<number, CoreChoices>;
  /** Reads a company's choices about core benefits, or takes them from the cache. */
  coreOf(companyId: number): Promise<CoreChoices>;
}

interface CatalogueOf {
  (database: Database, version: number): Promise<Catalogue | null>;
  /** Like the call itself, but null while no catalogue is in memory, for callers for which reading all of it is not worth it. */
  ifKept(database: Database, version: number): Promise<Catalogue | null>;
}

/** Makes a `catalogueOf` that keeps at most `most` benefits in memory. */
export function keepingCatalogues(most = MOST_BENEFITS): CatalogueOf {
  const keepers = new WeakMap<Database, Keeper>();
  const of = (database: Database, version: number) => {
    const keeper = keepers.get(database) ?? newKeeper(database, most);
    keepers.set(database, keeper);
    return keeper.at(version);
  };
  const ifKept = async (database: Database, version: number) => {
    const keeper = keepers.get(database);
    return keeper?.keeps() ? keeper.at(version) : null;
  };
  return Object.assign(of, { ifKept });
}

/**
 * The catalogue of a database at the version that the caller saw, or a later one: a person who has seen a change finds it here,
 * whichever server made it. Null when the catalogue is too large for memory: then the database is queried.
 */
export const catalogueOf = keepingCatalogues();

// A refresh that another caller began may have read an older version; a second one cannot.
const MOST_TURNS = 3;

interface Keeper {
  at(version: number): Promise<Catalogue | null>;
  keeps(): boolean;
}

function newKeeper(database: Database, most: number): Keeper {
  let state: { reading: Reading; catalogue: Catalogue } | undefined;
  let isTooMuch = false;
  let under: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const touched = state && (await readTouched(database, state.reading.since));
    const followed = touched && state?.reading.follow(touched);
    if (state && followed) {
      forget(state.catalogue, followed.ids);
      return;
    }
    const reading = await readWhole(database, most);
    isTooMuch = reading === null;
    state = reading ? { reading, catalogue: catalogueFrom(database, reading) } : undefined;
  }

  return {
    async at(version) {
      for (let turn = 0; turn < MOST_TURNS && !isTooMuch; turn += 1) {
        if (state?.reading.kept.version === version) break;
        under ??= refresh().finally(() => {
          under = undefined;
        });
        await under;
        if (state && state.reading.kept.version >= version) break;
      }
      return state?.catalogue ?? null;
    },
    keeps: () => state !== undefined,
  };
}

function catalogueFrom(database: Database, { kept }: Reading): Catalogue {
  const companies = new Map<number, CoreChoices>();
  const catalogue: Catalogue = Object.assign(kept, {
    generation: 0,
    found: boundedMemory<unknown>(MOST_FOUND),
    pieces: boundedMemory<unknown>(MOST_BYTES),
    companies,
    async coreOf(companyId: number) {
      const known = companies.get(companyId);
      if (known) return known;
      const { generation } = catalogue;
      const read = await readCoreChoices(database, companyId);
      if (companies.size >= MOST_COMPANIES) companies.clear();
      if (generation === catalogue.generation) companies.set(companyId, read);
      return read;
    },
  });
  return catalogue;
}

function forget(catalogue: Catalogue, ids: readonly number[] | null): void {
  catalogue.generation += 1;
  catalogue.found.clear();
  catalogue.companies.clear();
  if (!ids) catalogue.pieces.clear();
  else for (const id of ids) for (const key of keysOf(id)) catalogue.pieces.delete(key);
}

/** Cache key of a part of an answer about a benefit. */
export const pieceKey = (part: Part, id: number, { language, currency }: Shown) =>
  `${part} ${id} ${language} ${currency}`;

type Part = 'card' | 'details';
type Shown = Pick<PriceReader, 'language' | 'currency'>;

const LANGUAGES = ['EN', 'SR'] as const;

function keysOf(id: number): string[] {
  return (['card', 'details'] as const).flatMap((part) =>
    LANGUAGES.flatMap((language) => CURRENCIES.map((currency) => pieceKey(part, id, { language, currency }))),
  );
}
