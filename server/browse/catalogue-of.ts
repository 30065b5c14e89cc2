import { CURRENCIES } from '#contract/money/money.rules.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { type BoundedMemory, boundedMemory } from './bounded-memory.ts';
import { type KeptCatalogue, type Reading, readWhole } from './kept-catalogue.ts';
import { type CoreChoices, readCoreChoices, readTouched } from './read-catalogue.ts';

/** More benefits on offer than these are read from the database each time. */
const MOST_BENEFITS = 250_000;
/** What is kept of found lists together, in benefits. */
const MOST_FOUND = 1_000_000;
/** What is kept of answers together, in bytes. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_COMPANIES = 2000;

/** What this process keeps of the catalogue of a database, and of what was made of it. */
export interface Catalogue extends KeptCatalogue {
  /** Rises when something that is kept may not be true any more: what was begun before is not kept then. */
  generation: number;
  /** Lists that were found, at this version. */
  found: BoundedMemory<unknown>;
  /** Parts of answers: `card 7 SR RSD`. */
  pieces: BoundedMemory<unknown>;
  companies: Map<number, CoreChoices>;
  /** What a company makes of core benefits. */
  coreOf(companyId: number): Promise<CoreChoices>;
}

interface CatalogueOf {
  (database: Database, version: number): Promise<Catalogue | null>;
  /** The same for whom it is not worth to read all of it first: null while nothing is kept. */
  ifKept(database: Database, version: number): Promise<Catalogue | null>;
}

/** Makes a `catalogueOf` that keeps at most so many benefits. */
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
 * The catalogue of a database at a version that somebody saw, or a later one: whoever has seen a change finds it here, whichever
 * server made it. Null when there is more than is kept: then the database is asked.
 */
export const catalogueOf = keepingCatalogues();

// A reading that somebody else began may be of before; of the second one that cannot be.
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

/** What a part of an answer is kept under, or all that parts of a benefit are. */
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
