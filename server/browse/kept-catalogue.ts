import type { Database } from '../database/database.ts';
import { type KeptBenefit, type KeptProvider, type KeptRow, keptBenefit, sharedWords } from './kept-benefit.ts';
import { type KeptOrders, keptOrders } from './kept-orders.ts';
import { ALWAYS, NEVER, readOnOffer, readTouched, type Touched } from './read-catalogue.ts';
import { type WordIndex, wordIndex } from './word-index.ts';

/** The benefits on offer at one version of the catalogue; the same object is updated to the next version. */
export interface KeptCatalogue {
  version: number;
  rates: Touched['rates'];
  orders: KeptOrders;
  words: WordIndex;
  /** Finds a benefit by its id, if it is on offer. */
  find(id: number): KeptBenefit | undefined;
  /** Finds a benefit by its slot, if the slot is still valid. */
  inSlot(slot: number): KeptBenefit | undefined;
  /** Whether a slot still has a benefit of the platform; fast enough for thousands, as it reads no benefit. */
  isOfPlatform(slot: number): boolean;
  /** The first-level category of a category, itself if it is one. */
  rootOf(category: number): number;
}

/** Changes from one version to the next, for caches of parts of benefits. */
export interface Followed {
  /** The benefits whose shown data changed; null if it may be any. */
  ids: readonly number[] | null;
}

/** A catalogue in memory and how far it was read. */
export interface Reading {
  kept: KeptCatalogue;
  since: string;
  removals: number;
  /** Applies the changes read by `readTouched`; answers null when the whole catalogue must be read again. */
  follow(touched: Touched): Followed | null;
}

// Slots are not reused; when this many are obsolete, the whole catalogue is read again.
const MOST_GONE = 10_000;

/** Reads the whole catalogue. Answers null when more than `most` benefits are on offer. */
export async function readWhole(database: Database, most: number): Promise<Reading | null> {
  const start = await readTouched(database, ALWAYS, NEVER);
  const { reading, put, order } = newReading(start);
  let count = 0;
  for await (const part of readOnOffer(database)) {
    count += part.length;
    if (count > most) return null;
    put(part);
  }
  order();
  // Applies changes made during the reading, so that everything is of one snapshot.
  const touched = await readTouched(database, start.since);
  return reading.follow(touched) ? reading : readWhole(database, most);
}

function newReading(start: Touched) {
  const shared = sharedWords();
  const providers = new Map<number, KeptProvider>();
  const byId = new Map<number, KeptBenefit>();
  const slots: (KeptBenefit | undefined)[] = [];
  const ofPlatform: boolean[] = [];
  const words = wordIndex();
  let parents = new Map(start.categories);
  let gone = 0;

  function provider(id: number, active = false): KeptProvider {
    const known = providers.get(id) ?? { active };
    providers.set(id, known);
    return known;
  }

  function takeOut(id: number): KeptBenefit | undefined {
    const before = byId.get(id);
    if (!before) return undefined;
    byId.delete(id);
    slots[before.slot] = undefined;
    ofPlatform[before.slot] = false;
    gone += 1;
    return before;
  }

  function put(rows: readonly KeptRow[]): KeptBenefit[] {
    return rows.flatMap(([id, fields]) => {
      if (!fields) return [];
      const benefit = keptBenefit(fields, { id, slot: slots.length, provider: provider(fields.provider) }, shared);
      byId.set(id, benefit);
      slots.push(benefit);
      ofPlatform.push(!benefit.own);
      words.add(benefit.slot, fields.search_key);
      return [benefit];
    });
  }

  for (const [id, active] of start.providers) provider(id, active);

  const kept: KeptCatalogue = {
    version: start.version,
    rates: start.rates,
    orders: keptOrders([]),
    words,
    find: (id) => byId.get(id),
    inSlot: (slot) => slots[slot],
    isOfPlatform: (slot) => ofPlatform[slot] === true,
    rootOf: (category) => parents.get(category) ?? category,
  };

  const reading: Reading = {
    kept,
    since: start.since,
    removals: start.removals,
    follow(touched) {
      if (touched.version < kept.version || touched.removals !== reading.removals || gone > MOST_GONE) return null;
      const before = kept.rates;
      kept.version = touched.version;
      kept.rates = touched.rates;
      reading.since = touched.since;
      parents = new Map(touched.categories);
      for (const [id, active] of touched.providers) provider(id).active = active;
      const ids = touched.benefits.map(([id]) => id);
      const replaced = new Set(ids.map(takeOut));
      const added = put(touched.benefits);
      if (ids.length > 0) kept.orders.change((benefit) => replaced.has(benefit), added);
      const all = touched.providers.length > 0 || JSON.stringify(before) !== JSON.stringify(kept.rates);
      return { ids: all ? null : ids };
    },
  };
  const order = () => {
    kept.orders = keptOrders([...byId.values()]);
  };
  return { reading, put, order };
}
