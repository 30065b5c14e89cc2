import type { Database } from '../database/database.ts';
import { type KeptBenefit, type KeptProvider, type KeptRow, keptBenefit, sharedWords } from './kept-benefit.ts';
import { type KeptOrders, keptOrders } from './kept-orders.ts';
import { ALWAYS, NEVER, readOnOffer, readTouched, type Touched } from './read-catalogue.ts';
import { type WordIndex, wordIndex } from './word-index.ts';

/** The benefits on offer as they were at one version of the catalogue, which is followed by the next one in the same object. */
export interface KeptCatalogue {
  version: number;
  rates: Touched['rates'];
  orders: KeptOrders;
  words: WordIndex;
  /** By its id, if it is on offer. */
  find(id: number): KeptBenefit | undefined;
  /** By its slot, if it is still that one. */
  inSlot(slot: number): KeptBenefit | undefined;
  /** Whether a slot still has a benefit of the platform: for thousands of them, none of which is read for it. */
  isOfPlatform(slot: number): boolean;
  /** The first-level category of a category, itself if it is one. */
  rootOf(category: number): number;
}

/** What changed from one version to the next, for who keeps something of a benefit. */
export interface Followed {
  /** The benefits of which something else is shown now; null for any of them. */
  ids: readonly number[] | null;
}

/** A catalogue and how far it was read. */
export interface Reading {
  kept: KeptCatalogue;
  since: string;
  removals: number;
  /** Follows what was touched; answers null when all must be read anew. */
  follow(touched: Touched): Followed | null;
}

// Slots are not used again; when so many of them are of what is no more, all is read anew.
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
  // What was touched while it was read, in one snapshot again.
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
